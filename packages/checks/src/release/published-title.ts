import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishedFolders as folders } from '../publish/packed.ts';
import { root } from '../root.ts';
import { type Registry, startRegistry } from './registry.ts';

const run = (cwd: string, env: NodeJS.ProcessEnv, ...words: string[]) =>
  execFileSync('pnpm', words, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Builds all that a title needs and publishes it to a registry on loopback. */
export async function publishTitlePackages(): Promise<Registry> {
  const filters = folders.map((folder) => `--filter=./${folder}`);
  run(root, {}, 'exec', 'turbo', 'run', 'build', '--output-logs=errors-only', ...filters);
  const registry = await startRegistry();
  try {
    for (const folder of folders)
      run(`${root}/${folder}`, { npm_config_userconfig: registry.npmrc }, 'publish', '--no-git-checks');
    return registry;
  } catch (error) {
    await registry.close();
    throw error;
  }
}

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** What the last version asks of a title's files, as the engine lists it. */
const steps = 'scripts/upgrade-steps.ts';
const lastStep = /\{ version: '[^']+'(, change: \w+ \}\])/;

/**
 * Publishes the same packages once more as the next minor version, which asks for the newest of the engine's steps. Returns that version.
 */
export function publishNextVersion(registry: Registry): string {
  const { version } = manifestOf(`${root}/packages/site`);
  const [major, minor] = version.split('.').map(Number) as [number, number];
  const next = `${major}.${minor + 1}.0`;
  const packed = mkdtempSync(join(tmpdir(), 'next-'));
  try {
    for (const folder of folders) {
      run(`${root}/${folder}`, {}, 'pack', '--out', join(packed, 'packed.tgz'));
      execFileSync('tar', ['-xzf', 'packed.tgz'], { cwd: packed });
      const unpacked = join(packed, 'package');
      const manifest = manifestOf(unpacked);
      for (const list of [manifest.dependencies, manifest.devDependencies])
        for (const name of Object.keys(list ?? {}))
          if (name.startsWith('@daily-nest/')) list![name] = list![name]!.replace(/\d.*/, next);
      writeFileSync(join(unpacked, 'package.json'), JSON.stringify({ ...manifest, version: next }));
      if (folder === 'packages/site') askForLastStep(join(unpacked, steps), next);
      execFileSync('npm', ['publish', '--ignore-scripts', '--silent'], {
        cwd: unpacked,
        env: { ...process.env, npm_config_userconfig: registry.npmrc },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      rmSync(unpacked, { recursive: true });
    }
    return next;
  } finally {
    rmSync(packed, { recursive: true, force: true });
  }
}

function askForLastStep(file: string, version: string) {
  const text = readFileSync(file, 'utf8');
  if (!lastStep.test(text)) throw new Error(`${steps} has no list of steps that ends with a version.`);
  writeFileSync(file, text.replace(lastStep, `{ version: '${version}'$1`));
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
