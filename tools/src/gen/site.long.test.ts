import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumLaunch } from '@daily-nest/testing/chromium';
import { startServer } from '@daily-nest/testing/node-process';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Copy, copyRepository } from '../copy.ts';

/** The repository with a page and a title that the generators wrote. */
let copy: Copy;
const run: Copy['run'] = (...words) => copy.run(...words);

beforeAll(() => {
  copy = copyRepository();
  run('node', 'tools/src/gen.ts', 'route', 'guides');
  leadToGuides();
  run('node', 'tools/src/gen.ts', 'site', 'river-post');
  run('node', 'tools/src/gen.ts', 'site', 'bayt-jadid', '--language', 'ar');
  run('pnpm', 'install', '--no-frozen-lockfile', '--prefer-offline');
  // The linter and the tests read what the packages build.
  const built = ['content', 'ui', 'api-client'].map((name) => `--filter=@daily-nest/${name}`);
  run('pnpm', 'exec', 'turbo', 'run', 'build', ...built, '--output-logs=errors-only');
}, 300_000);
afterAll(() => copy?.remove());

/** Adds a link to the new page, as the generator asks: every title's tests report a page without links. */
function leadToGuides() {
  const file = join(copy.folder, 'packages/brand/src/nav.ts');
  const people = "  { label: 'People', href: '/people' },\n";
  const lines = readFileSync(file, 'utf8').split(people);
  expect(lines).toHaveLength(2);
  writeFileSync(file, lines.join(`${people}  { label: 'Guides', href: '/guides' },\n`));
}

const turbo = (...tasks: string[]) =>
  run(
    'pnpm',
    'exec',
    'turbo',
    'run',
    ...tasks,
    '--filter=@daily-nest/web',
    '--filter=@daily-nest/site',
    '--filter=@daily-nest/river-post',
    '--filter=@daily-nest/bayt-jadid',
    '--output-logs=errors-only',
  );

describe('pnpm gen route guides && pnpm gen site river-post', () => {
  it('write code that passes formatter, compiler, linter and the check for unused code', () => {
    run(
      'pnpm',
      'exec',
      'oxfmt',
      '--check',
      'packages/site/app',
      'apps/river-post',
      'apps/bayt-jadid',
      'packages/content/src',
    );
    run('pnpm', 'lint');
  }, 300_000);

  it('make a page that passes the tests of every page', () => {
    run('pnpm', '--filter', '@daily-nest/site', 'exec', 'vitest', 'run', 'app/seo', 'app/site-map.test.ts');
  }, 300_000);

  it('keep every import within its layer', async () => {
    const { brokenImports } = await import('@daily-nest/checks/imports');
    expect(await brokenImports(copy.folder, ['apps/web', 'packages'])).toEqual([]);
  }, 120_000);

  it('make titles that pass the tests of every title', () => {
    for (const name of ['river-post', 'bayt-jadid'])
      run('pnpm', '--filter', `@daily-nest/${name}`, 'run', 'test');
  }, 120_000);

  it('make a title that passes the browser tests of every title', () => {
    run('pnpm', 'exec', 'knip');
    turbo('build');
    run(
      'pnpm',
      'exec',
      'turbo',
      'run',
      'e2e:long',
      '--filter=@daily-nest/river-post',
      '--output-logs=errors-only',
    );
  }, 900_000);

  it('show the page with the name and the colors of the new title', async () => {
    const web = await startServer({
      folder: join(copy.folder, 'apps/river-post'),
      file: 'build/server/main.js',
      environment: { NODE_ENV: 'production' },
    });
    const browser = await chromium.launch(chromiumLaunch());
    try {
      await web.answers();
      const page = await browser.newPage();
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      await page.goto(`${web.url}/guides`);
      await expect(page.title()).resolves.toBe('Guides | River Post');
      await expect(page.getByRole('heading', { level: 1 }).innerText()).resolves.toBe('Guides');
      await expect(page.getByRole('banner').innerText()).resolves.toContain('River Post');
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
      await web.stop();
    }
  }, 120_000);

  it('build a title that lists the network’s pieces beside its own', () => {
    const network = readdirSync(join(copy.folder, 'packages/content/articles'));
    const listed = network.map((file) => [file.replace('.md', ''), 'Family Life']);
    writeFileSync(
      join(copy.folder, 'apps/river-post/articles/network.json'),
      JSON.stringify(Object.fromEntries(listed)),
    );
    run('pnpm', '--filter', '@daily-nest/river-post', 'build');
  }, 600_000);
});
