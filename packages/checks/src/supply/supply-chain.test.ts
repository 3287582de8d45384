import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../root.ts';

interface Manifest {
  name: string;
  scripts?: Record<string, string>;
}

interface Workspace {
  allowBuilds: Record<string, boolean>;
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const manifest = (path: string) => JSON.parse(read(path)) as Manifest;
const { allowBuilds, ...workspace } = parse(read('pnpm-workspace.yaml')) as Workspace;

/** What a package manager runs by itself when it installs. */
const installs = ['preinstall', 'install', 'postinstall', 'prepare', 'preprepare', 'postprepare'];
const runsAtInstall = ({ scripts = {} }: Manifest) => installs.filter((name) => name in scripts);

describe('an install runs no code', () => {
  it('of a dependency: none may, and the setting that would let all of them is not used', () => {
    expect(Object.entries(allowBuilds).filter(([, allowed]) => allowed)).toEqual([]);
    expect(workspace).not.toHaveProperty('dangerouslyAllowAllBuilds');
    expect(workspace).not.toHaveProperty('onlyBuiltDependencies');
  });

  it('of a dependency that nobody has looked at: each that wants to is named', () => {
    const wanting = new Set(
      globSync('node_modules/.pnpm/*/node_modules/{@*/,}*/package.json', { cwd: root })
        .filter((path) => {
          const found = manifest(path);
          // A folder with a gyp file is built by npm even without a script.
          const native = existsSync(join(root, path, '../binding.gyp'));
          // `prepare` runs only where a package is made.
          return native || runsAtInstall(found).some((name) => !name.includes('prepare'));
        })
        .map((path) => manifest(path).name),
    );
    expect(wanting.size).toBeGreaterThan(0);
    expect([...wanting].filter((name) => !(name in allowBuilds))).toEqual([]);
  });

  it('of our own', () => {
    const own = [
      'package.json',
      ...globSync('{apps,packages}/*/package.json', { cwd: root }),
      'tools/package.json',
    ];
    expect(own.length).toBeGreaterThan(0);
    for (const path of own) expect(runsAtInstall(manifest(path)), path).toEqual([]);
  });
});

it('a package of the lockfile comes from the registry, checked by its hash', () => {
  const { packages } = parse(read('pnpm-lock.yaml')) as {
    packages: Record<string, { resolution: { integrity?: string; tarball?: string } }>;
  };
  const entries = Object.entries(packages);
  expect(entries.length).toBeGreaterThan(0);
  const unchecked = entries.filter(
    ([, { resolution }]) => !resolution.integrity?.startsWith('sha512-') || resolution.tarball !== undefined,
  );
  expect(unchecked.map(([name]) => name)).toEqual([]);
});

describe('a release', () => {
  it('can list all its parts', () => {
    const { stdout } = spawnSync(
      'pnpm',
      ['sbom', '--prod', '--sbom-format', 'cyclonedx', '--lockfile-only'],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    const { bomFormat, components } = JSON.parse(stdout) as {
      bomFormat: string;
      components: { purl: string }[];
    };
    expect(bomFormat).toBe('CycloneDX');
    const parts = components.map(({ purl }) => purl.replace(/@[^@]+$/, ''));
    expect(parts).toEqual(
      expect.arrayContaining(['pkg:npm/react', 'pkg:npm/hono', 'pkg:npm/pg', 'pkg:npm/sharp']),
    );
  });

  it('tells where its packages come from, and is of code without a known hole', () => {
    const { jobs } = parse(read('.github/workflows/release.yml')) as {
      jobs: Record<
        'build' | 'publish' | 'test',
        { needs?: string; permissions?: object; steps: { run?: string; uses?: string }[] }
      >;
    };
    const steps = (job: 'build' | 'publish' | 'test') =>
      jobs[job].steps.map(({ run, uses }) => run ?? uses!).join('\n');
    expect([jobs.build.needs, jobs.publish.needs]).toEqual(['test', 'build']);
    expect(jobs.publish.permissions).toHaveProperty('id-token', 'write');
    expect(steps('build')).toMatch(/ install .* build .* sbom .* tokens tokens$.* pack .*upload-artifact/ms);
    expect(steps('publish')).toMatch(
      /npm publish .*--provenance.*attest-build-provenance.*attest-sbom.*gh release create .* tokens\/\*$/ms,
    );
    expect(steps('test')).toContain('audit --audit-level high');
    expect(read('.github/workflows/ci.yml')).toContain('audit --audit-level high');
  });

  it('is signed and published by a job that runs no code of ours and of no dependency', () => {
    const { jobs } = parse(read('.github/workflows/release.yml')) as {
      jobs: Record<string, { permissions?: object; steps: { run?: string; uses?: string }[] }>;
    };
    const holders = Object.entries(jobs).filter(([, { permissions = {} }]) => 'id-token' in permissions);
    expect(holders.map(([name]) => name)).toEqual(['publish']);
    const { steps } = jobs['publish']!;
    expect(steps.flatMap(({ uses = [] }) => uses).map((action) => action.split('@')[0])).toEqual([
      'actions/download-artifact',
      'actions/setup-node',
      'actions/attest-build-provenance',
      'actions/attest-sbom',
    ]);
    const programs = steps.flatMap(
      ({ run = '' }) => run.match(/\b(?:npm|npx|pnpm|node|corepack|bash|gh) \S+/g) ?? [],
    );
    expect(programs).toEqual(['npm view', 'npm publish', 'gh release']);
    expect(steps.map(({ run }) => run).find((run) => run?.includes('npm publish'))).toContain(
      '--ignore-scripts',
    );
  });
});
