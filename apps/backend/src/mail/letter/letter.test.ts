import { describe, expect, it } from 'vitest';
import { allLetters, sampleLooks } from '../preview.ts';
import { BreakingFileError, readBreakingFile } from './breaking-file.ts';
import type { LetterText } from './confirm.ts';
import { dark, light, pairs } from './palette.ts';
import type { Piece } from './pieces.ts';
import { weeklyLetter } from './weekly.ts';
import { wordsOf } from './words/words.ts';

const languages = ['en', 'es', 'ar'] as const;
const settings = { ...sampleLooks, imprint: 'The Publisher, 1 Main Street, Springfield' };

/** The maximum number of pieces, each of the maximum length and with characters that HTML escapes. */
const longest: Piece[] = Array.from({ length: 8 }, (_, number) => ({
  kind: 'Health & Safety',
  title: `${'A <b>long</b> & "quoted" title '.repeat(4).slice(0, 98)} ${number}`,
  description: 'Eggs & milk <i>first</i>, “then” the rest. '.repeat(7).slice(0, 240),
  path: `/articles/piece-${number}`,
  date: '2026-11-22',
  picture: {
    src: `/pictures/piece-${number}.jpg`,
    width: 1200,
    height: 800,
    alt: 'A hen looks at the reader',
  },
}));

const every: [name: string, letter: LetterText, language: (typeof languages)[number]][] = [];
for (const language of languages) {
  const own = { ...settings, language };
  const date = new Date('2026-11-22T14:00Z');
  const letters = await allLetters(own, await weeklyLetter({ settings: own, pieces: longest, date }));
  for (const [name, letter] of Object.entries(letters))
    every.push([`${name} in ${language}`, letter, language]);
}

describe.each(every)('the letter %s', (_name, { subject, html, text }, language) => {
  it('fits into 102 kB, where Gmail would cut it, with its unsubscribe link', () => {
    // In quoted-printable a byte may take three characters.
    expect(Buffer.byteLength(html)).toBeLessThan(34_000);
    expect(html.trimEnd()).toMatch(/<\/html>$/);
  });

  it('uses tables with role=presentation, and has a language and a title', () => {
    expect(html).toContain(`<html lang="${language}" dir="${wordsOf({ language }).dir}">`);
    expect(html).toContain(
      `<title>${subject.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</title>`,
    );
    const tables = html.match(/<table\b[^>]*>/g) ?? [];
    expect(tables.length).toBeGreaterThan(1);
    for (const table of tables) expect(table).toContain('role="presentation"');
    expect(html.match(/<h1\b/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it('loads nothing from other servers and contains no scripts and no tracking', () => {
    const loaded = [...html.matchAll(/(?:src|background)="([^"]*)"|url\(([^)]*)\)/g)].map(
      ([, src, url]) => src ?? url!,
    );
    for (const address of loaded)
      expect(address).toMatch(/^https:\/\/thedailynest\.example\/pictures\/[\w/-]+\.jpg$/);
    expect(html).not.toMatch(/<(?:script|iframe|form|link|object|svg)\b|\son\w+=/i);
  });

  it('has a text alternative for every picture', () => {
    for (const picture of html.match(/<img\b[^>]*>/g) ?? [])
      expect(picture).toMatch(/\salt="[^"]{10,}"\s+width="600"\s+height="\d+"/);
  });

  it('has a dark color for each light one', () => {
    for (const [name, color] of Object.entries(light))
      for (const [element] of html.matchAll(
        new RegExp(`<[^>]*[ ;"](?:background-)?color:${color};[^>]*>`, 'g'),
      ))
        expect(element, name).toMatch(/class="[^"]*[cb]-\w+/);
  });

  it('has a plain text with lines of at most 72 characters, apart from addresses', () => {
    expect(text).not.toMatch(/<\/?(?:p|a|td)\b|&nbsp;|&amp;|undefined/);
    for (const line of text.split('\n'))
      if (!/https:/.test(line)) expect(line.length).toBeLessThanOrEqual(72);
    expect(text).toContain(settings.imprint);
  });
});

it('escapes a title in HTML, and not in plain text', () => {
  const [, weekly] = every.find(([name]) => name === 'weekly in en')!;
  expect(weekly.html).toContain('A &lt;b&gt;long&lt;/b&gt; &amp; &quot;quoted&quot; title');
  expect(weekly.text).toContain('A <b>long</b> & "quoted" title');
});

it('has a contrast of at least 4.5 for each ink on its background, in light and dark', () => {
  for (const [ink, ground] of pairs)
    for (const colors of [light, dark])
      expect(contrast(colors[ink], colors[ground]), `${ink} on ${ground}`).toBeGreaterThan(4.5);
});

describe('a file of breaking news', () => {
  it('has a title, a link and paragraphs', () => {
    expect(
      readBreakingFile(
        '---\ntitle: A car seat is recalled\nlink: /urgent\n---\n\nLook under\nthe seat.\n\nCall.\n',
      ),
    ).toEqual({
      title: 'A car seat is recalled',
      link: '/urgent',
      body: ['Look under the seat.', 'Call.'],
    });
  });

  it.each([
    ['no front matter', 'Look.'],
    ['no title', '---\nlink: /urgent\n---\n\nLook.'],
    [
      'a link that runs something',
      '---\ntitle: A car seat is recalled\nlink: javascript:alert(1)\n---\n\nLook.',
    ],
    ['no text', '---\ntitle: A car seat is recalled\n---\n\n'],
  ])('is rejected with %s, and the message names the line', (_name, text) => {
    expect(() => readBreakingFile(text)).toThrow(BreakingFileError);
  });
});

/** Returns the contrast ratio of WCAG 2.2, 1.4.3. */
function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
