#!/usr/bin/env node
/**
 * `daily-nest-site build|dev`, in the folder of a title: builds the site of its brand and its data. "imports"
 * in its package.json, its edition/ and its articles/ define the title; everything else is the network's.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { onChange } from '@daily-nest/content/on-change';
import { contentRoot, languageFolder, languageOf, siteRoot, strays } from './title-folder.ts';

const commands: Record<string, readonly string[]> = {
  build: [fileURLToPath(new URL('build.ts', import.meta.url))],
  dev: [fileURLToPath(new URL('bin.cjs', import.meta.resolve('@react-router/dev/package.json'))), 'dev'],
};

const [name = '', ...words] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  process.stderr.write(`daily-nest-site ${Object.keys(commands).join('|')}: say which.\n`);
  process.exit(1);
}
const title = process.cwd();
const unread = strays(title);
if (unread.length > 0) {
  const names = unread.map((file) => `edition/${file}`).join(', ');
  process.stderr.write(
    `${names}: packages/content/src has no such module, so no page would read it. What only an edition's own modules share lies in a folder below edition/.\n`,
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
if (!existsSync(`${contentRoot}/dist/articles.json`)) await runOrExit([fileOfContent('build')], process.env);
const buildArticles = [fileOfContent('build-title'), title];
if (existsSync('articles')) await runOrExit(buildArticles);
if (name === 'dev') watchArticles();
process.exit(await run([...command, ...words]));

function fileOfContent(script: string): string {
  return fileURLToPath(import.meta.resolve(`@daily-nest/content/${script}`));
}

/** Builds the articles again when one changes: the network's, then the title's own. */
function watchArticles() {
  const ofNetwork = spawn(process.execPath, ['--watch', '--watch-preserve-output', fileOfContent('watch')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => ofNetwork.kill());
  if (existsSync('articles')) onChange(['articles', `${contentRoot}/dist`], () => run(buildArticles));
}

async function runOrExit(program: readonly string[], environment?: NodeJS.ProcessEnv) {
  const status = await run(program, environment);
  if (status !== 0) process.exit(status);
}

/** Returns the environment for programs that build this title. */
function ofTitle(): NodeJS.ProcessEnv {
  const hook = `--import ${new URL('title-imports.ts', import.meta.url).href}`;
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
async function run(program: readonly string[], environment = ofTitle()): Promise<number> {
  const child = spawn(process.execPath, program, { cwd: siteRoot, stdio: 'inherit', env: environment });
  const stop = (signal: NodeJS.Signals) => void child.kill(signal);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  const [status] = (await once(child, 'exit')) as [number | null];
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.off(signal, stop);
  return status ?? 1;
}
