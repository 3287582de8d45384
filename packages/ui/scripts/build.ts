/**
 * Builds the published files: `dist/<component>/index.js` with its declarations, one file per module,
 * `dist/styles/<component>.css`, and all of these in one, `dist/style.css`. Run it with `pnpm --filter @daily-nest/ui build`.
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
import { allRules, styleFileOf, type StyleFile } from './style-files.ts';

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
/** Entries whose style is for pages that are the library's altogether, or for one brand. */
const forPages = new Set(['reset', 'wireframe']);
/** Sheets that no module imports, by the name of their style file. */
const shared = { base: `${source}theme/base.css.ts`, prose: `${source}theme/prose.css.ts` };

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
          'theme/base.css': shared.base,
          'theme/prose.css': shared.prose,
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

/** Writes one style file per entry, those that they share, and one of all. */
async function writeStyles() {
  await mkdir(`${dist}styles`, { recursive: true });
  const [base, prose] = Object.values(shared).map((path) => sheets.get(path)!) as [string, string];
  for (const path of Object.values(shared)) sheets.delete(path);
  const graph = { source, imports, sheets };
  await writeStyle('styles/base', { needs: [], rules: [base] });
  await writeStyle('styles/prose', { needs: ['base'], rules: [prose] });
  for (const entry of entries) {
    const file = styleFileOf(entry, graph);
    if (file.rules.length === 0 && file.needs.length === 0) continue;
    const first = plain.has(entry) ? [] : entry === 'article-body' ? ['base', 'prose'] : ['base'];
    await writeStyle(`styles/${entry}`, { ...file, needs: [...first, ...file.needs] });
  }
  const parts = entries.filter((entry) => !forPages.has(entry));
  await writeStyle('style', { needs: [], rules: [base, prose, ...allRules(parts, graph)] });
  // Each import of a style file has this type, whatever the host declares of `*.css`.
  await writeFile(`${dist}style.d.ts`, 'export {};\n');
}

/** Writes the order of the layers first, because the bundler decides which file a page loads first. */
async function writeStyle(name: string, { needs, rules }: StyleFile) {
  const lines = [layerOrder, ...needs.map((need) => `@import "./${need}.css";`), ...rules];
  await writeFile(`${dist}${name}.css`, `${lines.join('\n')}\n`);
}
