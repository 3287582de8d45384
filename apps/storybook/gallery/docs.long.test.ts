/** The published Storybook: a folder that works under any path of a file server, checked page by page. */
import { readFileSync } from 'node:fs';
import { chromiumLaunch } from '@daily-nest/testing/chromium';
import { type Browser, type Page, chromium } from 'playwright';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aliases } from '../src/sidebar/aliases.ts';
import { questions } from '../src/review/questions.ts';

const folder = new URL('../storybook-static/', import.meta.url).pathname;

interface Entry {
  id: string;
  type: 'docs' | 'story';
  title: string;
  name: string;
}
const { entries } = JSON.parse(readFileSync(`${folder}index.json`, 'utf8')) as {
  entries: Record<string, Entry>;
};
const onward = Object.values(entries).find(
  ({ title, type }) => title.endsWith('/MoreLink') && type === 'story',
)!;
const docs = Object.values(entries).filter(({ type }) => type === 'docs');

let server: PreviewServer;
let browser: Browser;
let address: string;

beforeAll(async () => {
  server = await preview({
    configFile: false,
    logLevel: 'error',
    base: '/design/kit/',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 47_400 },
  });
  address = server.resolvedUrls!.local[0]!;
  browser = await chromium.launch(chromiumLaunch());
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it('has a page for every component, and one for reviewers', () => {
  expect(docs.length).toBeGreaterThan(70);
  expect(docs.map(({ id }) => id)).toContain('for-reviewers--docs');
});

describe('the page of', () => {
  it.each(docs.map(({ title, id }) => [title, id] as const))(
    '%s fits a desktop and a phone, without console messages',
    async (title, id) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      const wrong: string[] = [];
      page.on('pageerror', (error) => wrong.push(error.message));
      page.on('response', (response) => {
        if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`);
      });
      await page.goto(`${address}iframe.html?id=${id}&viewMode=docs`);
      await page.locator('#storybook-docs h1').first().waitFor();
      await page.waitForLoadState('load');

      expect(await page.locator('dialog[open]').count(), 'dialogs open over the documentation').toBe(0);
      const played = Object.values(entries).filter(
        (entry) => entry.title === title && entry.type === 'story',
      );
      if (played.length > 1 && id.endsWith('--docs'))
        await expect.poll(() => page.locator('#stories').count()).toBe(1);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth, `in a window of ${width} px`).toBeLessThanOrEqual(width);
      }
      if (id.endsWith('--docs') && !title.startsWith('Pages/'))
        expect(await undescribedProps(page)).toEqual([]);
      expect(wrong).toEqual([]);
      await page.close();
    },
  );
});

it.each([
  ['ltr', '→'],
  ['rtl', '←'],
])('English in direction %s has arrows in the right direction', async (direction, arrow) => {
  const page = await browser.newPage();
  await page.goto(`${address}iframe.html?id=${onward.id}&globals=direction:${direction};language:en-US`);
  const link = page.locator('#storybook-root a').first();
  await link.waitFor();
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(arrow);
  await page.close();
});

it('shows code that can be copied, in pages and in the panel, but not for whole pages', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const whole =
    /^import '@daily-nest\/ui\/styles\/pager\.css';[^]*import \{ Pager \} from '@daily-nest\/ui\/pager';[^]*<Pager/;
  const [pager] = docs.filter(({ title }) => title.endsWith('/Pager'));
  await page.goto(`${address}iframe.html?id=${pager!.id}&viewMode=docs`);
  await page.locator('.docblock-code-toggle').first().click();
  await expect.poll(() => page.locator('pre', { hasText: 'import' }).first().innerText()).toMatch(whole);

  await page.goto(`${address}?path=/story/${pager!.id.replace('--docs', '--default')}`);
  await page.getByRole('tab', { name: 'Code' }).click();
  await expect.poll(() => page.locator('pre', { hasText: 'import' }).first().innerText()).toMatch(whole);

  await page.goto(`${address}iframe.html?id=pages-faq--docs&viewMode=docs`);
  await page.locator('#storybook-docs h1').first().waitFor();
  await page.locator('.sbdocs-preview-actions, .sb-story, iframe').first().waitFor();
  expect(await page.getByText('Show code').count()).toBe(0);
  await page.close();
});

it('shows a component hovered, focused and pressed, if it can be', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const { id } = docs.find(({ title }) => title.endsWith('/Button'))!;
  await page.goto(`${address}iframe.html?id=${id}&viewMode=docs&globals=scheme:dark`);
  const row = page.getByRole('region', { name: 'Default' });
  const ink = await row.getByRole('heading').evaluate((name) => getComputedStyle(name).color);
  expect(ink, 'on a white background, also in the dark scheme').toBe('rgb(20, 33, 43)');
  const look = (state: string) =>
    row.locator(`[data-state=${state}] [data-part=button]`).evaluate((button) => {
      const { backgroundColor, outlineStyle } = getComputedStyle(button);
      return { backgroundColor, outlineStyle };
    });
  await row.locator('[data-state=Pressed] [data-part=button]').waitFor();
  await expect.poll(async () => (await look('Focus')).outlineStyle).toBe('solid');
  const rest = await look('Rest');
  expect(rest.outlineStyle).toBe('none');
  expect((await look('Hover')).backgroundColor).not.toBe(rest.backgroundColor);
  expect((await look('Pressed')).backgroundColor).not.toBe(rest.backgroundColor);
  const outlined = await row
    .locator('[data-state=Focus] *')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).outlineStyle !== 'none').length);
  expect(outlined).toBe(1);
  await page.close();
});

it('shows a card as wide as its column', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  for (const [story, width] of [
    ['default', 405],
    ['lead', 843],
  ]) {
    await page.goto(`${address}iframe.html?id=editorial-articlecard--${story}&viewMode=story`);
    const card = page.locator('[data-part=article-card]');
    await card.waitFor();
    expect(await card.evaluate((element) => Math.round(element.getBoundingClientRect().width))).toBe(width);
  }
  await page.close();
});

it('shows the changes of a component on its page, and on no other', async () => {
  const page = await browser.newPage();
  const said = async (component: string) => {
    const { id } = docs.find(({ title }) => title.endsWith(`/${component}`))!;
    await page.goto(`${address}iframe.html?id=${id}&viewMode=docs`);
    await page.locator('#stories').waitFor();
    const list = page.locator('#changes ~ ul').first();
    return (await list.count()) > 0 ? list.innerText() : '';
  };
  // Released changes are in the changelog.
  expect(await said('StoryCard')).toContain('leading');
  expect(await said('Pager')).not.toContain('leading');
  await page.close();
});

it('is found by other names of a component', async () => {
  const titles = docs.map(({ title }) => title);
  expect(Object.keys(aliases).filter((title) => !titles.includes(title))).toEqual([]);
  const unnamed = titles.filter(
    (title) => !/^(?:Start here|For reviewers|Pages\/.*)$/.test(title) && !(title in aliases),
  );
  expect(unnamed, 'has no other name').toEqual([]);

  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${address}?path=/docs/start-here--docs`);
  const field = page.getByRole('searchbox', { name: 'Search for components' });
  const found = page.locator('#storybook-explorer-menu [role=option]');
  await field.fill('snackbar');
  await found.filter({ hasText: 'ToastProvider' }).first().waitFor();
  // In alphabetical order, so that consecutive answers differ.
  const asked = Object.entries(aliases)
    .flatMap(([title, words]) => words.map((word) => [word, title.split('/').at(-1)!] as const))
    .toSorted(([one], [other]) => one.localeCompare(other));
  const missed: string[] = [];
  for (const [word, name] of asked) {
    await field.fill(word);
    const texts = await found.allInnerTexts();
    if (!texts.some((text) => text.includes(name))) missed.push(`${word}: ${name}`);
  }
  expect(missed).toEqual([]);
  await page.close();
});

describe('a reviewer finds out', () => {
  it.each(questions.map((asked) => [asked.question, asked] as const))(
    '%s',
    async (_question, { clicks, finds }) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await page.goto(`${address}?path=/docs/start-here--docs`);
      const shown = page.frameLocator('#storybook-preview-iframe');
      await shown.getByRole('heading', { name: 'Daily Nest components' }).waitFor();

      const [inSidebar, onPage] = clicks;
      await clickInSidebar(page, inSidebar);
      if (onPage) await shown.getByRole('link', { name: onPage, exact: true }).click();

      if (typeof finds === 'string') {
        await shown.getByText(finds).first().waitFor();
      } else {
        const looks = shown.locator(`iframe[title^="${finds.looks}"]`);
        await expect.poll(() => looks.count(), { timeout: 20_000 }).toBe(6);
      }
      await page.close();
    },
  );
});

/** By the name, which the sidebar shows beside the stability badge. */
async function clickInSidebar(page: Page, name: string) {
  const entries = page.locator('#storybook-explorer-tree').locator('button, a');
  await entries
    .filter({ hasText: new RegExp(`^${name}(?!\\w)`) })
    .first()
    .click();
}

/** Returns props whose row lacks a description or a type. */
function undescribedProps(page: Page): Promise<string[]> {
  return page.locator('.docblock-argstable-body tr').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const [name, said] = [...row.querySelectorAll('td')].map((cell) => cell.innerText.trim());
      if (!name || said === undefined) return [];
      // The description is above the type.
      const parts = row.querySelectorAll('td:nth-of-type(2) > div');
      const lines = said
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
      const faults = [];
      if (lines.some((line) => /^(?:union|unknown|other|Partial|Readonly)$/.test(line)))
        faults.push(`${name}: of no type`);
      if (parts.length < 2 || !parts[0]?.textContent.trim()) faults.push(`${name}: not described`);
      if (row.textContent.includes('data:')) faults.push(`${name}: has an address nobody can read`);
      if (said.includes('@default')) faults.push(`${name}: has its default among its words`);
      return faults;
    }),
  );
}
