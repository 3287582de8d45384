import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { ageSlugs } from '@daily-nest/content/ages';
import { figureHtml } from '@daily-nest/content/figures/html';
import { figuresOfPieces } from '@daily-nest/content/figures/in-pieces';
import { hoursOfSleep } from '@daily-nest/content/figures/sleep';
import { tapes } from '@daily-nest/content/figures/tapes';
import type { Bars } from '@daily-nest/content/figures/types';

const all = [...Object.entries(figuresOfPieces), ...Object.entries(tapes)];

it.each(all)('%s names every source, with its address, under the drawing', (_name, figure) => {
  const links = parse(figureHtml(figure)).querySelectorAll('figure > p a');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(figure.sources.map(({ url }) => url));
});

/** The numbers of a path, as pairs of x and y. */
const pointsOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

const bars = all.filter(([, figure]) => figure.kind === 'bars') as [string, Bars][];

it.each(bars)('%s draws each strip as long as the value that stands beside it', (_name, figure) => {
  const rows = parse(figureHtml(figure)).querySelectorAll('tbody tr');
  expect(rows).toHaveLength(figure.rows.length);
  for (const [place, row] of rows.entries()) {
    const { label, text, value, most } = figure.rows[place]!;
    expect(row.querySelector('th')!.text).toBe(label);
    expect(row.querySelector('td')!.text).toBe(text);
    const ends = row
      .querySelectorAll('path')
      .map((path) => Math.max(...pointsOf(path.getAttribute('d')!).map(([x]) => x)));
    const expected = [...(most ? [most] : []), value].map((end) => (end / figure.whole) * 200);
    for (const [at, end] of ends.entries()) expect(end).toBeCloseTo(expected[at]!, 0);
  }
});

it.each(ageSlugs)(
  'the tape of %s has every drawn label in its table, at the right place of the scale',
  (age) => {
    const page = parse(figureHtml(tapes[age]));
    const cells = page.querySelectorAll('td').map(({ text }) => text);
    const labels = page
      .querySelectorAll('svg text')
      .filter((text) => text.querySelector('tspan'))
      .map((text) =>
        text
          .querySelectorAll('tspan')
          .map((line) => line.text)
          .join(' '),
      );
    for (const label of labels) expect(cells).toContain(label);
    expect(cells).toHaveLength(labels.length + tapes[age].band.parts.length);
    // Labels stay inside of the drawing.
    const ys = page.querySelectorAll('tspan').map((line) => Number(line.getAttribute('y')));
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(14);
    expect(Math.max(...ys)).toBeLessThanOrEqual(170);
  },
);

it('says the same hours of sleep on the tapes as in the figure of all ages', () => {
  for (const [age, { least, most }] of Object.entries(hoursOfSleep)) {
    const html = figureHtml(tapes[age as keyof typeof tapes]);
    expect(html).toContain(`${least}–${most} h`);
    expect(html).toContain(`${least} to ${most} hours`);
  }
});

it('has a drop for each dose, numbered in order', () => {
  const page = parse(figureHtml(figuresOfPieces['vaccines-by-age']!));
  for (const row of page.querySelectorAll('tr').filter((one) => one.querySelector('svg'))) {
    const numbers = row.querySelectorAll('svg text').map(({ text }) => Number(text));
    expect(numbers, row.querySelector('th')!.text).toEqual(numbers.map((_, place) => place + 1));
    expect(row.querySelectorAll('svg path')).toHaveLength(numbers.length);
  }
});
