/**
 * Builds a title's site into its folder: pages, application and server (React Router), and compressed copies
 * of the files. `VITE_START=eager` builds into build-eager/, where each page starts its script at once, as
 * React Router does by default.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { drawCards } from './cards.ts';
import { drawIcons } from './icons.ts';
import { bundleInlineScript } from './inline-script.ts';
import { pictureFolders } from './pictures.ts';
import { styleRules } from './style-rules.ts';
import { titleFolder } from './title-folder.ts';
import { buildNonceFile, createNonce } from '../server/inline-sources.ts';
import { PageStyle } from '../server/page-style/page-style.ts';
import { styleRulesFile } from '../server/page-style/rules.ts';
import { workerFiles } from '../server/routes/worker.ts';

process.env['NODE_ENV'] = 'production';
const folder = resolve(
  titleFolder,
  process.env['BUILD_FOLDER'] ?? (process.env['VITE_START'] === 'eager' ? 'build-eager' : 'build'),
);

const nonce = createNonce();
const router = fileURLToPath(import.meta.resolve('@react-router/dev/package.json'));
const ran = spawnSync(process.execPath, [join(router, '../bin.cjs'), 'build'], {
  stdio: 'inherit',
  env: { ...process.env, BUILD_FOLDER: folder, PRERENDER_NONCE: nonce },
});
if (ran.status !== 0) process.exit(ran.status ?? 1);

// The build of the pieces, which runs first, has made the pictures.
for (const pictures of pictureFolders())
  if (existsSync(pictures)) cpSync(pictures, `${folder}/client/pictures`, { recursive: true });
await drawCards(`${folder}/client`);
await drawIcons(`${folder}/client`);

// The server's own copy of the stylesheet has the same rules in another order; no page uses it.
const server = readdirSync(`${folder}/server`, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(`${folder}/server/${name}`, 'utf8'))
  .join('');
for (const name of readdirSync(`${folder}/client/assets`)) {
  if (name.endsWith('.css') && !server.includes(name)) rmSync(`${folder}/client/assets/${name}`);
}

// Adds the styles of prerendered pages here; the server adds them to rendered pages by the same rules.
const sheets = readdirSync(`${folder}/client/assets`).filter((name) => name.endsWith('.css'));
if (sheets.length !== 1) throw new Error(`The site must have one style sheet, not ${sheets.length}.`);
const rules = styleRules(readFileSync(`${folder}/client/assets/${sheets[0]}`, 'utf8'));
writeFileSync(`${folder}/server/${styleRulesFile}`, JSON.stringify(rules));
// By this nonce the server recognizes the site's own scripts and styles in these pages, and removes it.
writeFileSync(`${folder}/server/${buildNonceFile}`, nonce);
// Each build has its own worker, which caches that build's pages: a hash of the file names is its version.
const build = createHash('sha256')
  .update(readdirSync(`${folder}/client/assets`).join())
  .digest('hex');
for (const file of Object.values(workerFiles)) {
  const source = fileURLToPath(
    new URL(`../app/offline/worker/${file.replace('.js', '.ts')}`, import.meta.url),
  );
  writeFileSync(`${folder}/server/${file}`, `${await bundleInlineScript(source)}\n//${build.slice(0, 12)}\n`);
}
const pageStyle = new PageStyle(() => rules);
for (const name of readdirSync(`${folder}/client`, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('index.html')) continue;
  const path = `${folder}/client/${name}`;
  writeFileSync(path, pageStyle.in(readFileSync(path, 'utf8')));
}

const compressible = /\.(?:css|js|json|map|svg|txt|webmanifest|xml|ico)$/;
for (const name of readdirSync(`${folder}/client`, { recursive: true, encoding: 'utf8' })) {
  const path = join(folder, 'client', name);
  if (!compressible.test(name) || !statSync(path).isFile()) continue;
  const bytes = readFileSync(path);
  const brotli = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
  const gzip = gzipSync(bytes, { level: 9 });
  if (brotli.byteLength < bytes.byteLength) writeFileSync(`${path}.br`, brotli);
  if (gzip.byteLength < bytes.byteLength) writeFileSync(`${path}.gz`, gzip);
}
