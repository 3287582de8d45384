import type { APIRequestContext, Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { backward, type Stop, stopsOf, tabbable } from './stops.ts';
import { expect } from './test.ts';

/** Link texts that name their target in other words. */
const otherNames: Record<string, string> = {
  'see About': 'About Us',
  'write to us': 'Contact Us',
  'how that works': 'What is kept on your device',
  'All emergencies': 'What is happening?',
  'See All Tips': 'Parenting Tips',
};

/** Verbs at the beginning of link texts. */
const verbs = /^(?:read|visit|to print:|when it is over:) (?:the )?/;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/**
 * Presses Tab through a page: every control is a stop, in document order and visual order, is visible, has a
 * focus ring and a name.
 *
 * @returns the stops in main, each address once.
 */
export async function tabThrough(page: Page, path: string): Promise<Stop[]> {
  await page.goto(path);
  const stops = await stopsOf(page);
  expect(
    stops.map(({ tag, href }) => ({ tag, href })),
    `${path}: stops in document order`,
  ).toEqual(await tabbable(page));
  const faulty = (isFaulty: (stop: Stop) => boolean) => stops.filter(isFaulty).map(({ name }) => name);
  expect
    .soft(
      faulty(({ hidden }) => hidden),
      `${path}: not seen`,
    )
    .toEqual([]);
  expect
    .soft(
      faulty(({ ringed }) => !ringed),
      `${path}: not outlined`,
    )
    .toEqual([]);
  expect
    .soft(
      stops.filter(({ name }) => !name),
      `${path}: without a name`,
    )
    .toEqual([]);
  const own = stops.filter(({ inMain }) => inMain);
  expect(own.length, path).toBeGreaterThan(0);
  const isRtl = await page.evaluate(() => document.documentElement.dir === 'rtl');
  expect.soft(backward(own, isRtl), `${path}: up or back to the start of a line`).toEqual([]);
  return own.filter(({ href }, place) => own.findIndex((stop) => stop.href === href) === place);
}

/** Returns the text at the target of a link: the title of the page, or of its part. */
async function textAt(request: APIRequestContext, path: string, href: string): Promise<string> {
  const [address, part] = href.split('#');
  const answer = await request.get(address || path);
  expect(answer.status(), href).toBe(200);
  const html = parse(await answer.text());
  const place = part ? html.querySelector(`[id="${part}"]`) : html.querySelector('h1');
  expect(place, href).not.toBeNull();
  // The question is the heading of a FAQ's answer.
  return (place!.closest('details') ?? place!).structuredText;
}

/**
 * Expects every link to name its target: by the text there, by its phone number, by its format, or as a new
 * window.
 */
export async function linksSayWhereTheyGo(request: APIRequestContext, path: string, stops: readonly Stop[]) {
  for (const { name, href } of stops) {
    if (href === null) continue;
    const of = `${path}: “${name}” leads to ${href}`;
    const [, format] = /^\/feeds\/.*\.(\w+)$/.exec(href) ?? [];
    if (/^(?:tel|sms):/.test(href))
      expect.soft(href.replaceAll(/\D/g, ''), of).toContain(name.replaceAll(/\D/g, ''));
    else if (href.startsWith('http')) expect.soft(name, of).toContain('(opens in a new tab)');
    else if (format) {
      expect.soft(name.toLowerCase(), of).toContain(format);
      expect.soft((await request.get(href)).headers()['content-type'], of).toContain(format);
    } else {
      const expected = plain(otherNames[name] ?? name.replace(new RegExp(verbs, 'i'), ''));
      expect.soft(plain(await textAt(request, path, href)), of).toContain(expected);
    }
  }
}

/** Presses Enter on a link of main, and expects its target. */
export async function enterGoes(page: Page, path: string, { href }: Stop) {
  await page.goto(path);
  await page.getByRole('main').locator(`a[href="${href}"]`).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.href === new URL(href!, new URL(path, url)).href);
  if (!href!.startsWith('#')) await expect(page.getByRole('main')).toBeVisible();
}
