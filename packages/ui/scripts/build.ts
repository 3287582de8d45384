/**
 * Builds what is published: `dist/<component>/index.js` with its declarations, one file a module, and
 * `dist/styles/<component>.css`. Run it with `pnpm --filter @daily-nest/ui build`.
 */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';
import { layerOrder } from '../src/theme/names.ts';

const root = new URL('..', import.meta.url).pathname;
const source = `${root}src/`;
const dist = `${root}dist/`;
const manifest = JSON.parse(await readFile(`${root}package.json`, 'utf8')) as Record<
  string,
  Record<string, string>
>;
const outside = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/** Every folder with an index is an entry of the package; what helps our own tests is not published. */
const entries = readdirSync(source).filter(
  (name) => name !== 'testing' && existsSync(`${source}${name}/index.ts`),
);

/** The style sheet of each `.css.ts` file, and what each module imports. */
const sheets = new Map<string, string>();
const imports = new Map<string, readonly string[]>();
const clients = new Set<string>();

/** Keeps the style sheets out of the bundle, to be written one a component below. */
const collect: Plugin = {
  name: 'collect-styles',
  enforce: 'pre',
  transform(code, id) {
    const [path = id] = id.split('?');
    if (path.endsWith('.vanilla.css')) {
      sheets.set(path.replace(/\.vanilla\.css$/, ''), code);
      return { code: '', map: null };
    }
    if (path.startsWith(source) && /^\s*['"]use client['"]/.test(code)) clients.add(path);
    return null;
  },
  moduleParsed({ id, importedIds }) {
    imports.set(id, importedIds);
  },
  // A bundler of the consumer reads this line to keep the module on the client.
  renderChunk(code, chunk) {
    const client = chunk.facadeModuleId !== null && clients.has(chunk.facadeModuleId);
    return client && !/^['"]use client['"]/.test(code) ? { code: `'use client';\n${code}`, map: null } : null;
  },
};

await rm(dist, { recursive: true, force: true });
await Promise.all([bundle(), declare()]);
// The style sheet that the bundler emits is empty, see `collect`.
await rm(`${dist}ui.css`, { force: true });
await writeStyles();
console.log(`${entries.length} entries in dist`);

async function bundle() {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [collect, vanillaExtractPlugin({ identifiers: 'short' })],
    build: {
      target: 'es2022',
      minify: false,
      emptyOutDir: false,
      lib: {
        formats: ['es'],
        entry: Object.fromEntries(entries.map((name) => [`${name}/index`, `${source}${name}/index.ts`])),
      },
      rolldownOptions: {
        external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
        output: {
          preserveModules: true,
          preserveModulesRoot: source,
          // A plugin of the consumer would take a file named *.css.js for a style sheet to be compiled.
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

/** One style sheet a component: those it is built from by `@import`, which bundlers read once, then its own rules. */
async function writeStyles() {
  await mkdir(`${dist}styles`, { recursive: true });
  for (const entry of entries) {
    const own: string[] = [];
    const others = new Set<string>();
    const seen = new Set<string>();
    const visit = (id: string) => {
      const path = id.replace(/\.vanilla\.css.*$/, '');
      if (seen.has(path) || !path.startsWith(source)) return;
      seen.add(path);
      const folder = path.slice(source.length).split('/')[0]!;
      if (folder !== entry) {
        if (hasStyles(folder)) others.add(folder);
        return;
      }
      for (const imported of imports.get(path) ?? []) visit(imported);
      if (sheets.has(path)) own.push(sheets.get(path)!);
    };
    visit(`${source}${entry}/index.ts`);
    if (own.length === 0 && others.size === 0) continue;
    const lines = [layerOrder, ...[...others].toSorted().map((name) => `@import "./${name}.css";`), ...own];
    await writeFile(`${dist}styles/${entry}.css`, `${lines.join('\n')}\n`);
  }
}

function hasStyles(folder: string): boolean {
  return entries.includes(folder) && dependsOnStyles(folder, new Set());
}

function dependsOnStyles(folder: string, seen: Set<string>): boolean {
  if (seen.has(folder)) return false;
  seen.add(folder);
  const prefix = `${source}${folder}/`;
  if ([...sheets.keys()].some((path) => path.startsWith(prefix))) return true;
  return [...imports].some(
    ([id, targets]) =>
      id.startsWith(prefix) &&
      targets.some((target) => {
        const other = target.startsWith(source) ? target.slice(source.length).split('/')[0]! : folder;
        return other !== folder && dependsOnStyles(other, seen);
      }),
  );
}
