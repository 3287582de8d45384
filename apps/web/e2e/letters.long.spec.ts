import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeViolations } from '@daily-nest/site/browser-tests/axe';
import { fitsWindow } from '@daily-nest/site/browser-tests/checks';
import { runCli } from './support/processes.ts';
import { expect, test } from './support/test.ts';

/** The letters as rendered in mail clients. The backend tests their contents. */

test.describe.configure({ mode: 'default' });

const folder = mkdtempSync(join(tmpdir(), 'daily-nest-letters-'));

/** The weekly letter needs a new piece whenever this runs: a post of today, with a picture. */
const post = `---
slug: "written-today"
title: "${'Supercalifragilistic '.repeat(4)}and other long words in a headline"
description: "What stands below it."
date: "${new Date().toISOString().slice(0, 10)}"
image: "/pictures/posts/a-babys-first-passport.jpg"
imageAlt: "A baby’s hand reaches for a new passport"
---
Once.
`;

test.beforeAll(async () => {
  test.setTimeout(60_000);
  writeFileSync(join(folder, 'post.md'), post);
  const data = { DATA_DIR: join(folder, 'data') };
  await runCli('src/cli.ts', ['import', join(folder, 'post.md')], data);
  await runCli('src/mail/cli.ts', ['preview', join(folder, 'letters')], data);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function open(page: Page, name: string, change = (html: string) => html) {
  // Most clients show no picture before the reader asks for them.
  await page.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/png', body: '' }));
  await page.setContent(change(readFileSync(join(folder, 'letters', `${name}.html`), 'utf8')));
}

const violations = async (page: Page) =>
  (await axeViolations(page, { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa'] } })).map(
    ({ id, nodes }) => [id, ...nodes.map(({ html }) => html)],
  );
const groundOf = (page: Page) =>
  page
    .locator('h1, h2')
    .first()
    .evaluate((heading) => {
      const paper = heading.closest('table.b-paper')!;
      return getComputedStyle(paper).backgroundColor;
    });

for (const name of ['weekly', 'breaking', 'confirm', 'already']) {
  test(`the letter ${name} fits a phone and a desktop, and is readable in light and dark`, async ({
    page,
  }) => {
    await open(page, name);
    await fitsWindow(page, [320, 390, 600, 1280]);
    expect(await violations(page)).toEqual([]);
    const byDay = await groundOf(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page)).toEqual([]);
    expect(await groundOf(page)).not.toBe(byDay);
    // The panes of desktop clients are about 600 px wide.
    expect((await page.locator('table.b-paper').boundingBox())!.width).toBeLessThanOrEqual(600);
  });

  test(`the letter ${name} is complete in a client without styles and pictures`, async ({ page }) => {
    await open(page, name, (html) =>
      html.replace(/<style>[^]*?<\/style>/, '').replaceAll(/ class="[^"]*"/g, ''),
    );
    await fitsWindow(page, [320, 600]);
    expect(await violations(page)).toEqual([]);
    for (const picture of await page.getByRole('img').all())
      await expect(picture).toHaveAttribute('alt', /\w{3}/);
    await expect(page.getByRole('link', { name: /leave|erase/i })).toHaveCount(1);
  });
}
