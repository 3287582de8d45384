import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromiumLaunch } from '@daily-nest/testing/chromium';
import { freePort } from '@daily-nest/testing/free-port';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../root.ts';

/** A throwaway copy of the repository, as a clone has it, with a page and a title that the generators wrote. */
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'generated-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  for (const file of new Set(listed.split('\0').filter((path) => path && !path.includes('/baselines/')))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { force: true });
  }
  run('node', 'tools/src/gen.ts', 'route', 'guides');
  run('node', 'tools/src/gen.ts', 'brand', 'river-post');
  run('pnpm', 'install', '--no-frozen-lockfile', '--prefer-offline');
}, 300_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a command in the copy; its output is the message when it fails. */
function run(command: string, ...words: string[]): void {
  const path = `${copy}/node_modules/.bin:${process.env['PATH']}`;
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd: copy,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: path,
      TURBO_CACHE_DIR: process.env['TURBO_CACHE_DIR'] ?? `${root}/.turbo/cache`,
    },
  });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')}:\n${stdout}\n${stderr}`);
}

const turbo = (...tasks: string[]) =>
  run(
    'pnpm',
    'exec',
    'turbo',
    'run',
    ...tasks,
    '--filter=@daily-nest/web',
    '--filter=@daily-nest/brand-river-post',
    '--output-logs=errors-only',
  );

describe('pnpm gen route guides && pnpm gen brand river-post', () => {
  it('write what formatter, compiler, linter and the search for the unused accept', () => {
    run(
      'pnpm',
      'exec',
      'oxfmt',
      '--check',
      'apps/web/app',
      'packages/brand-river-post',
      'packages/content/src',
    );
    turbo('typecheck', 'lint');
  }, 300_000);

  it('make a page that passes the tests of every page', () => {
    run('pnpm', '--filter', '@daily-nest/web', 'exec', 'vitest', 'run', 'app/seo', 'app/site-map.test.ts');
  }, 300_000);

  it('keep every import on its floor', async () => {
    const { brokenImports } = await import('@daily-nest/checks/imports');
    expect(await brokenImports(copy, ['apps/web', 'packages'])).toEqual([]);
  }, 120_000);

  it('make a title that passes the tests of every title, and that a site can be', () => {
    run('pnpm', '--filter', '@daily-nest/brand-river-post', 'run', 'test');
    // The one place of the web app that names its title.
    const path = join(copy, 'apps/web/package.json');
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('brand-daily-nest', 'brand-river-post'));
    run('pnpm', 'install', '--no-frozen-lockfile', '--prefer-offline');
    run('pnpm', 'exec', 'knip');
    turbo('build');
  }, 300_000);

  it('show the page under the name and in the colors of the new title', async () => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const web = spawn('node', ['build/server/main.js'], {
      cwd: join(copy, 'apps/web'),
      stdio: 'ignore',
      env: { ...process.env, NODE_ENV: 'production', PORT: String(port), SITE_URL: origin },
    });
    const browser = await chromium.launch(chromiumLaunch());
    try {
      await answers(`${origin}/healthz`);
      const page = await browser.newPage();
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      await page.goto(`${origin}/guides`);
      await expect(page.title()).resolves.toBe('Guides | The River Post');
      await expect(page.getByRole('heading', { level: 1 }).innerText()).resolves.toBe('Guides');
      await expect(page.getByRole('banner').innerText()).resolves.toContain('The River Post');
      const look = await page.evaluate(() => {
        const { backgroundColor, fontFamily } = getComputedStyle(document.body);
        return { brand: document.documentElement.dataset['brand'], backgroundColor, fontFamily };
      });
      expect(look.brand).toBe('river-post');
      expect(look.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
      expect(look.fontFamily).not.toMatch(/^"?(Times|serif)/);
      expect(messages).toEqual([]);
    } finally {
      await browser.close();
      web.kill();
    }
  }, 120_000);
});

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await pause(100);
  }
  throw new Error(`${url} did not answer.`);
}
