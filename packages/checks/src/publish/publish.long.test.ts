import { execFile, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { exportsOf } from './exports.ts';
import { entriesOf, pack, type Packed, published } from './packed.ts';
import { isClient } from './sizes.ts';

const pnpm = 'pnpm/12.21.0 npm/? node/v24.0.0 linux x64';

/** Runs what the package manager `agent` runs before it packs the package in `folder`. */
function prepack(folder: string, agent: string) {
  const { scripts } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    scripts: { prepack: string };
  };
  expect(scripts.prepack).toBe('node ../../scripts/prepack.ts');
  return spawnSync(process.execPath, [`${root}/scripts/prepack.ts`], {
    cwd: folder,
    env: { ...process.env, npm_config_user_agent: agent },
    encoding: 'utf8',
  });
}

const attw = `${root}/packages/checks/node_modules/.bin/attw`;

describe.each(published)('the tarball of %s', (name) => {
  let packed: Packed;
  beforeAll(() => {
    packed = pack(name);
  });
  afterAll(() => packed?.remove());

  it('is found faultless by publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: packed.folder, level: 'warning', pack: false });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types that resolve, as are-the-types-wrong sees it', async () => {
    const entries = entriesOf(name).map(({ entry }) => (entry === '.' ? '.' : `./${entry}`));
    const { stdout } = await promisify(execFile)(
      attw,
      [packed.tarball, '--profile', 'esm-only', '--format', 'json', '--entrypoints', ...entries],
      { maxBuffer: 64 << 20 },
    );
    const { analysis, problems } = JSON.parse(stdout) as {
      analysis: { entrypoints: Record<string, unknown> };
      problems: Record<string, { resolutionKind?: string }[]>;
    };
    // The packages are ES modules for Node and bundlers; `require` and the resolution of Node 10 are not promised.
    const found = Object.values(problems)
      .flat()
      .filter(({ resolutionKind }) => resolutionKind !== 'node10' && resolutionKind !== 'node16-cjs');
    expect(found).toEqual([]);
    expect(Object.keys(analysis.entrypoints).toSorted()).toEqual(entries.toSorted());
  });

  it('holds what runs, its types and its words, and nothing of our workshop', () => {
    const files = globSync('**/*', { cwd: packed.folder });
    // The engine of a title compiles the library's source with its pages; all others use dist.
    expect(
      files.filter((file) => /\.(test|stories)\.|testing|\.css\.js$|^dist.*(?<!\.d)\.tsx?$/.test(file)),
    ).toEqual([]);
    expect(files).toContain('README.md');
    const { dependencies = {}, peerDependencies = {} } = JSON.parse(
      readFileSync(`${packed.folder}/package.json`, 'utf8'),
    ) as Record<string, Record<string, string>>;
    for (const range of Object.values({ ...dependencies, ...peerDependencies }))
      expect(range).not.toMatch(/workspace:|catalog:/);
  });

  it('is packed by pnpm alone, which turns the exports to what is built', () => {
    const folder = `${root}/packages/${name}`;
    const packedBy = (agent: string) => prepack(folder, agent);
    const refused = packedBy('npm/11.6.0 node/v24.0.0 linux x64');
    expect(refused.stderr).toContain('with pnpm');
    expect(refused.status).toBe(1);
    expect(packedBy(pnpm).status).toBe(0);
  });

  it('is not packed before the package is built', () => {
    const unbuilt = mkdtempSync(join(tmpdir(), 'unbuilt-'));
    try {
      copyFileSync(`${root}/packages/${name}/package.json`, join(unbuilt, 'package.json'));
      const refused = prepack(unbuilt, pnpm);
      expect(refused.stderr).toContain(`Build it first: pnpm --filter @daily-nest/${name} build\n`);
      expect(refused.status).toBe(1);
    } finally {
      rmSync(unbuilt, { recursive: true });
    }
  });

  it('exports what the source exports, values and types', () => {
    for (const { entry, source, dist } of entriesOf(name)) {
      const promised = exportsOf(source);
      expect(exportsOf(`${dist}/index.js`).values, `${entry}: values`).toEqual(promised.values);
      const declared = exportsOf(`${dist}/index.d.ts`);
      expect([...declared.values, ...declared.types].toSorted(), `${entry}: declarations`).toEqual(
        [...promised.values, ...promised.types].toSorted(),
      );
    }
  });
});

it('keeps the directive of every client file of ui in dist', () => {
  const source = `${root}/packages/ui/src`;
  const dist = `${root}/packages/ui/dist`;
  const files = globSync('*/*.{ts,tsx}', { cwd: source }).filter((file) => {
    const built = `${dist}/${file.replace(/\.tsx?$/, '.js')}`;
    return !/\.(test|stories|css)\.tsx?$/.test(file) && existsSync(built);
  });
  const clients = files.filter((file) => isClient(`${source}/${file}`));
  expect(clients.length).toBeGreaterThan(0);
  for (const file of files)
    expect(isClient(`${dist}/${file.replace(/\.tsx?$/, '.js')}`), file).toBe(clients.includes(file));
});
