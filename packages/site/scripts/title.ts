/**
 * `daily-nest-site build|dev|start|test|check|upgrade`, in the folder of a title: builds, serves and tests the site of its brand and its data.
 * "imports" in its package.json, its edition/ and its articles/ define the title; everything else is the network's.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onChange } from '@daily-nest/content/on-change';
import { contentRoot, languageFolder, languageOf, siteRoot, strays } from './title-folder.ts';

const title = process.cwd();
const ofTitlePackage = (name: string, file: string) =>
  join(dirname(createRequire(`${title}/package.json`).resolve(`${name}/package.json`)), file);
const own = (file: string) => fileURLToPath(new URL(file, import.meta.url));
/** Programs of the title's own packages, and the folder in which each runs. */
const commands: Record<string, () => { program: readonly string[]; folder: string; needsPieces?: true }> = {
  build: () => ({ program: [own('build.ts')], folder: siteRoot, needsPieces: true }),
  dev: () => ({ program: [own('start.ts'), 'dev'], folder: siteRoot, needsPieces: true }),
  start: () => ({ program: [own('start.ts')], folder: title }),
  check: () => ({ program: [own('check.ts')], folder: title }),
  upgrade: () => ({ program: [own('upgrade.ts')], folder: title }),
  test: () => ({ program: [ofTitlePackage('@playwright/test', 'cli.js'), 'test'], folder: title }),
};

const [name = '', ...words] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  process.stderr.write(`daily-nest-site ${Object.keys(commands).join('|')}: say which.\n`);
  process.exit(1);
}
const unread = strays(title);
if (unread.length > 0) {
  const names = unread.map((file) => `edition/${file}`).join(', ');
  process.stderr.write(
    `${names}: @daily-nest/content has no such module, so no page would read it. What only an edition's own modules share lies in a folder below edition/.\n`,
  );
  process.exit(1);
}
const language = languageOf(title);
if (language && !existsSync(languageFolder(language))) {
  process.stderr.write(
    `package.json: there are no pages in "language": "${language}". packages/site/languages has the languages.\n`,
  );
  process.exit(1);
}
const { program, folder, needsPieces } = command();
const buildArticles = [fileOfContent('build-title'), title];
const hasOwn = ['articles', 'photos'].filter((name) => existsSync(name));
if (needsPieces) {
  if (!existsSync(`${contentRoot}/dist/articles.json`))
    await runOrExit([fileOfContent('build')], process.env);
  const ofModules = await run([own('title-faults.ts'), ...(name === 'build' ? ['--types'] : [])]);
  // With modules that load, the mistakes of the pieces are in the same list.
  const ofPieces = ofModules < 2 && hasOwn.length > 0 ? await run(buildArticles) : 0;
  if (ofModules + ofPieces > 0) process.exit(1);
}
if (name === 'dev') watchArticles();
// The tests of the brand before those of its pages.
if (name === 'test' && existsSync('vitest.config.ts'))
  await runOrExit([ofTitlePackage('vitest', 'vitest.mjs'), 'run'], ofTitle(), title);
process.exit(await run([...program, ...words], ofTitle(), folder));

function fileOfContent(script: string): string {
  return fileURLToPath(import.meta.resolve(`@daily-nest/content/${script}`));
}

/** Builds the articles again when one changes: the network's, then the title's own. */
function watchArticles() {
  // Published, the network's pieces are built, and their sources elsewhere.
  if (existsSync(`${contentRoot}/articles`)) {
    const ofNetwork = spawn(
      process.execPath,
      ['--watch', '--watch-preserve-output', fileOfContent('watch')],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    process.once('exit', () => ofNetwork.kill());
  }
  if (hasOwn.length > 0) onChange([...hasOwn, `${contentRoot}/dist`], () => run(buildArticles));
}

async function runOrExit(program: readonly string[], environment?: NodeJS.ProcessEnv, folder?: string) {
  const status = await run(program, environment, folder);
  if (status !== 0) process.exit(status);
}

/** Returns the environment for programs that build this title. */
function ofTitle(): NodeJS.ProcessEnv {
  const hook = ['../bin/types-of-packages.js', 'title-imports.ts']
    .map((file) => `--import ${new URL(file, import.meta.url).href}`)
    .join(' ');
  const { NODE_OPTIONS: options } = process.env;
  return {
    ...process.env,
    TITLE_FOLDER: title,
    NODE_OPTIONS: options ? `${options} ${hook}` : hook,
    // A page that waits for a gesture would miss edits.
    ...(name === 'dev' && { VITE_START: 'always' }),
  };
}

/** Runs a Node program until it ends or this process receives a signal. */
async function run(program: readonly string[], environment = ofTitle(), cwd = siteRoot): Promise<number> {
  const child = spawn(process.execPath, program, { cwd, stdio: 'inherit', env: environment });
  const stop = (signal: NodeJS.Signals) => void child.kill(signal);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  const [status] = (await once(child, 'exit')) as [number | null];
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.off(signal, stop);
  return status ?? 1;
}
