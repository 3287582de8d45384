import type { APIRequestContext, Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { backward, type Stop, stopsOf, tabbable } from './stops.ts';
import { expect } from './test.ts';

/** Names that say where they go in other words than what stands there. */
const saidOtherwise: Record<string, string> = {
  'see About': 'About Us',
  'write to us': 'Contact Us',
  'how that works': 'What is kept on your device',
  'All emergencies': 'What is happening?',
  'See All Tips': 'Parenting Tips',
};

/** Verbs of what a reader does there. */
const verbs = /^(?:read|visit|to print:|when it is over:) (?:the )?/;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/**
 * Goes over a page with the Tab key: what can be pressed is stopped at, in the order of the text and of the eye, is seen, outlined
 * and named.
 *
 * @returns what it stops at inside of main, each address once.
 */
export async function tabThrough(page: Page, path: string): Promise<Stop[]> {
  await page.goto(path);
  const stops = await stopsOf(page);
  expect(
    stops.map(({ tag, href }) => ({ tag, href })),
    `${path}: stops in the order of the text`,
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
  expect.soft(backward(own), `${path}: up or back to the left`).toEqual([]);
  return own.filter(({ href }, place) => own.findIndex((stop) => stop.href === href) === place);
}

/** What stands where a link of this site leads: the title of the page, or the part of it. */
async function textAt(request: APIRequestContext, path: string, href: string): Promise<string> {
  const [address, part] = href.split('#');
  const answer = await request.get(address || path);
  expect(answer.status(), href).toBe(200);
  const html = parse(await answer.text());
  const place = part ? html.querySelector(`[id="${part}"]`) : html.querySelector('h1');
  expect(place, href).not.toBeNull();
  // An answer of the FAQ is headed by its question.
  return (place!.closest('details') ?? place!).structuredText;
}

/** Every link says where it goes: by the name of what stands there, by its number, by its format, or as a window of its own. */
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
      const said = plain(saidOtherwise[name] ?? name.replace(new RegExp(verbs, 'i'), ''));
      expect.soft(plain(await textAt(request, path, href)), of).toContain(said);
    }
  }
}

/** Presses Enter on a link of main, and is where it leads. */
export async function enterGoes(page: Page, path: string, { href }: Stop) {
  await page.goto(path);
  await page.getByRole('main').locator(`a[href="${href}"]`).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.href === new URL(href!, new URL(path, url)).href);
  if (!href!.startsWith('#')) await expect(page.getByRole('main')).toBeVisible();
}
