/**
 * Publishes what is built to a registry of its own and reads each package as it comes from there. Installs those that another site takes
 * alone into a project with npm, and loads every entry of them.
 * `pnpm release:check` runs it in a copy of the repository that has the next version; REPOSITORY is where that would be published from.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadProgram, type Loaded, needsCompiler } from '../consumers/loading.ts';
import { makeProject } from '../consumers/project.ts';
import { published, publishedFolders } from '../publish/packed.ts';
import { root } from '../root.ts';
import { faultsOf } from './faults.ts';
import { startRegistry } from './registry.ts';

const faults: string[] = [];
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
const versionOf = (folder: string) =>
  (JSON.parse(readFileSync(`${root}/${folder}/package.json`, 'utf8')) as { version: string }).version;
const nameOf = (folder: string) => `@daily-nest/${basename(folder)}`;
const versions = Object.fromEntries(publishedFolders.map((folder) => [nameOf(folder), versionOf(folder)]));

const registry = await startRegistry();
try {
  const filters = publishedFolders.flatMap((folder) => ['--filter', `./${folder}`]);
  execFileSync('pnpm', [...filters, 'publish', '--no-git-checks'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, npm_config_userconfig: registry.npmrc },
  });
  say(
    `published to a local registry: ${Object.entries(versions)
      .map((pair) => pair.join('@'))
      .join(', ')}`,
  );

  const project = makeProject(
    { '.npmrc': readFileSync(registry.npmrc, 'utf8'), 'load.js': loadProgram(published) },
    Object.fromEntries(published.map((name) => [`@daily-nest/${name}`, versionOf(`packages/${name}`)])),
  );
  try {
    const lock = JSON.parse(readFileSync(join(project.folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { version: string; integrity?: string }>;
    };
    const { broken, loaded } = JSON.parse(project.run('node', 'load.js')) as Loaded;
    for (const name of published) {
      const { version, integrity } = lock.packages[`node_modules/@daily-nest/${name}`]!;
      const held = await registry.integrityOf(`@daily-nest/${name}`, version);
      if (held === undefined || integrity !== held)
        faults.push(`@daily-nest/${name}: npm installed another ${version} than was published`);
    }
    for (const folder of publishedFolders) {
      const tarball = project.run('npm', 'pack', '--silent', `${nameOf(folder)}@${versionOf(folder)}`).trim();
      project.run('tar', '-xzf', tarball);
      const unpacked = join(project.folder, 'package');
      faults.push(...faultsOf(unpacked, folder, process.env['REPOSITORY'] ?? ''));
      rmSync(unpacked, { recursive: true });
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
