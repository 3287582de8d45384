/**
 * Publishes what is built to a registry of its own, installs it from there into a project with npm, and loads every entry.
 * `pnpm release:check` runs it in a copy of the repository that has the next version; REPOSITORY is where that would be published from.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadProgram, type Loaded, needsCompiler } from '../consumers/loading.ts';
import { makeProject } from '../consumers/project.ts';
import { published } from '../publish/packed.ts';
import { root } from '../root.ts';
import { faultsOf } from './faults.ts';
import { startRegistry } from './registry.ts';

const faults: string[] = [];
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
const versionOf = (name: string) =>
  (JSON.parse(readFileSync(`${root}/packages/${name}/package.json`, 'utf8')) as { version: string }).version;

const registry = await startRegistry();
try {
  const filters = published.flatMap((name) => ['--filter', `@daily-nest/${name}`]);
  execFileSync('pnpm', [...filters, 'publish', '--no-git-checks'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, npm_config_userconfig: registry.npmrc },
  });
  const versions = Object.fromEntries(published.map((name) => [`@daily-nest/${name}`, versionOf(name)]));
  say(
    `published to a local registry: ${Object.entries(versions)
      .map((pair) => pair.join('@'))
      .join(', ')}`,
  );

  const project = makeProject(
    { '.npmrc': readFileSync(registry.npmrc, 'utf8'), 'load.js': loadProgram(published) },
    versions,
  );
  try {
    const lock = JSON.parse(readFileSync(join(project.folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { version: string; integrity?: string }>;
    };
    const { broken, loaded } = JSON.parse(project.run('node', 'load.js')) as Loaded;
    for (const name of published) {
      const installed = `node_modules/@daily-nest/${name}`;
      const { version, integrity } = lock.packages[installed]!;
      const held = await registry.integrityOf(`@daily-nest/${name}`, version);
      if (held === undefined || integrity !== held)
        faults.push(`@daily-nest/${name}: npm installed another ${version} than was published`);
      faults.push(...faultsOf(join(project.folder, installed), process.env['REPOSITORY'] ?? ''));
    }
    for (const [entry, message] of Object.entries(broken))
      if (!needsCompiler(entry, message)) faults.push(`${entry} cannot be loaded: ${message}`);
    say(`installed with npm; ${loaded} entries loaded`);
  } finally {
    project.remove();
  }
} finally {
  await registry.close();
}
for (const fault of faults) say(fault);
say(faults.length === 0 ? 'Ready to be published.' : `Not to be published: ${faults.length} found.`);
process.exit(faults.length === 0 ? 0 : 1);
