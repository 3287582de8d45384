/**
 * Builds the published files: `dist/<component>/index.js` with its declarations, one file per module, and
 * `dist/styles/<component>.css`. Run it with `pnpm --filter @daily-nest/ui build`.
 */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';
import { layerOrder } from '../src/theme/names.ts';
import { classNames } from './class-names.ts';
import { matchDeclarations } from './declarations.ts';
import { styleFileOf, type StyleFile } from './style-files.ts';

const root = new URL('..', import.meta.url).pathname;
const source = `${root}src/`;
const dist = `${root}dist/`;
const manifest = JSON.parse(await readFile(`${root}package.json`, 'utf8')) as {
  version: string;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};
const outside = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/** Every folder with an index is an entry of the package; test helpers are not published. */
const entries = readdirSync(source).filter(
  (name) => name !== 'testing' && existsSync(`${source}${name}/index.ts`),
);

/** Entries that are not components and have no style file of their own. */
const plain = new Set(['reset', 'theme', 'wireframe']);
const baseSheet = `${source}theme/base.css.ts`;

/** The style sheet of each `.css.ts` file, and what each module imports. */
const sheets = new Map<string, string>();
const imports = new Map<string, readonly string[]>();

/** Collects the style sheets instead of bundling them; they are written below, one per component. */
const collect: Plugin = {
  name: 'collect-styles',
  enforce: 'pre',
  transform(code, id) {
    const [path = id] = id.split('?');
    if (path.endsWith('.vanilla.css')) {
      sheets.set(path.replace(/\.vanilla\.css$/, ''), code);
      return { code: '', map: null };
    }
    return null;
  },
  moduleParsed({ id, importedIds }) {
    imports.set(id, importedIds);
  },
};

await rm(dist, { recursive: true, force: true });
await Promise.all([bundle(), declare()]);
// `collect` leaves the bundler's own style sheet empty.
await rm(`${dist}ui.css`, { force: true });
await matchDeclarations(
  dist,
  entries.map((name) => `${name}/index`),
);
await writeStyles();
console.log(`${entries.length} entries in dist`);

async function bundle() {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [collect, vanillaExtractPlugin({ identifiers: classNames(root, manifest.version) })],
    build: {
      target: 'es2022',
      minify: false,
      sourcemap: true,
      emptyOutDir: false,
      lib: {
        formats: ['es'],
        entry: {
          ...Object.fromEntries(entries.map((name) => [`${name}/index`, `${source}${name}/index.ts`])),
          'theme/base.css': baseSheet,
          'cli/cli': `${source}cli/cli.ts`,
        },
      },
      rolldownOptions: {
        external: (id) =>
          id.startsWith('node:') || outside.some((name) => id === name || id.startsWith(`${name}/`)),
        output: {
          preserveModules: true,
          preserveModulesRoot: source,
          // A consumer's vanilla-extract plugin would compile a file named *.css.js.
          entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.classes')}.js`,
        },
        onLog: (level, log, print) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE' && log.code !== 'PLUGIN_TIMINGS') print(level, log);
        },
      },
    },
  });
}

async function declare() {
  try {
    await promisify(execFile)('tsc', ['-p', 'tsconfig.build.json'], { cwd: root });
  } catch (error) {
    console.error((error as { stdout: string }).stdout);
    process.exit(1);
  }
}

/** Writes one style file per entry, and `base.css`, which all of them import. */
async function writeStyles() {
  await mkdir(`${dist}styles`, { recursive: true });
  const base = sheets.get(baseSheet)!;
  sheets.delete(baseSheet);
  await writeStyle('base', { needs: [], rules: [base] });
  for (const entry of entries) {
    const file = styleFileOf(entry, { source, imports, sheets });
    if (file.rules.length === 0 && file.needs.length === 0) continue;
    const needs = plain.has(entry) ? file.needs : ['base', ...file.needs];
    await writeStyle(entry, { ...file, needs });
  }
}

/** Writes the order of the layers first, because the bundler decides which file a page loads first. */
async function writeStyle(name: string, { needs, rules }: StyleFile) {
  const lines = [layerOrder, ...needs.map((need) => `@import "./${need}.css";`), ...rules];
  await writeFile(`${dist}styles/${name}.css`, `${lines.join('\n')}\n`);
}
