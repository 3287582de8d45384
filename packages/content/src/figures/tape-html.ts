import { cutStrip, drop } from './cut.ts';
import { shortSource, sourceInWords, sourcesOf } from './source-line.ts';
import type { Moment, Tape } from './types.ts';
import { escaped, linesOf, whenOf } from './words.ts';

/** The drawing, in units that are a sixteenth of a rem each: its words grow with the reader's text. */
const size = { width: 720, height: 174 };
const margin = 16;
/** Letters of a label are about this wide, its lines this high. */
const letter = 7.2;
const line = 16;
const tape = { y: 58, height: 30 };
const band = { y: tape.y + tape.height, height: 21 };

/** A tape with what lies above and below it, and the same as a table. */
export function tapeBody(figure: Tape, tableAt?: string): string {
  const place = (at: number) =>
    margin + ((at - figure.from) / (figure.to - figure.from)) * (size.width - 2 * margin);
  const parts = [
    ...shotsAbove(figure, place),
    `<path class="tape" d="${cutStrip({ x: 1, y: tape.y, width: size.width - 2, height: tape.height, stray: [7, 1.4], seed: figure.from + figure.to })}"/>`,
    `<path class="ticks" d="${ticks(figure, place)}"/>`,
    `<g class="numbers">${numbers(figure, place)}</g>`,
    ...bandBelow(figure, place),
    ...stepsBelow(figure, place),
  ];
  return (
    `<div tabindex="0" role="group" aria-label="${escaped(figure.title)}, drawn"><svg data-drawn viewBox="0 0 ${size.width} ${size.height}" role="img" ` +
    `aria-label="${escaped(`A paper tape in ${figure.unit}s; the same stands in its table.`)}">${parts.join('')}</svg></div>` +
    `<p>${sourcesOf(figure.sources.map(shortSource))}${tableAt ? ` <a href="${tableAt}">As a table</a>` : ''}</p>` +
    (tableAt ? '' : foldedTable(figure))
  );
}

function foldedTable(figure: Tape): string {
  const sources = sourcesOf(figure.sources.map(sourceInWords));
  return `<details><summary>As a table</summary>${tableOf(figure)}<p>${sources}</p></details>`;
}

type Place = (at: number) => number;

/** A tick for every unit, or for every quarter of a year where years are few. */
function ticks({ unit, from, to, every }: Tape, place: Place): string {
  const step = unit === 'year' ? 0.25 : 1;
  const count = Math.round((to - from) / step);
  return Array.from({ length: count + 1 }, (_, index) => {
    const at = from + index * step;
    const long = (at - from) % every === 0;
    return `M${Math.round(place(at))} ${tape.y + 1}v${long ? 9 : 5}`;
  }).join('');
}

function numbers({ from, to, every }: Tape, place: Place): string {
  const count = Math.floor((to - from) / every);
  return Array.from({ length: count + 1 }, (_, index) => {
    const at = from + index * every;
    return `<text x="${Math.round(place(at))}" y="${tape.y + 25}">${at}</text>`;
  }).join('');
}

function bandBelow({ band: { name, parts } }: Tape, place: Place): string[] {
  return parts.flatMap(({ at, until = at, short }) => {
    const [x, end] = [place(at), place(until)];
    const shape = cutStrip({ x, y: band.y, width: end - x - 2, height: band.height, stray: [4, 1] });
    return [
      `<path class="${name === 'Sleep' ? 'night' : 'visits'}" d="${shape}"/>`,
      `<text x="${Math.round((x + end) / 2)}" y="${band.y + 15}">${escaped(short)}</text>`,
    ];
  });
}

interface Label {
  x: number;
  anchor: 'start' | 'middle' | 'end';
  lines: string[];
}

/** A label at a point, turned inward at the ends of the tape. */
function labelAt(x: number, width: number, text: string): Label {
  const lines = linesOf(text, Math.max(5, Math.floor(width / letter)));
  const half = (Math.max(...lines.map(({ length }) => length)) * letter) / 2;
  if (x - half < 2) return { x: Math.max(2, x - margin), anchor: 'start', lines };
  return x + half > size.width - 2
    ? { x: Math.min(size.width - 2, x + margin), anchor: 'end', lines }
    : { x, anchor: 'middle', lines };
}

function words({ x, anchor, lines }: Label, y: number): string {
  const at = Math.round(x);
  const spans = lines.map(
    (text, index) => `<tspan x="${at}" y="${y + index * line}">${escaped(text)}</tspan>`,
  );
  return `<text${anchor === 'middle' ? '' : ` class="${anchor}"`}>${spans.join('')}</text>`;
}

/** The room of a label between its neighbors; at an end of the tape it is turned inward, and has half of it. */
function roomAt(middles: readonly number[], index: number, most: number): number {
  if (middles.length === 1) return most;
  const x = middles[index]!;
  const before = x - (middles[index - 1] ?? -x);
  const after = (middles[index + 1] ?? 2 * size.width - x) - x;
  if (x < 3 * margin) return Math.min(after / 2 + margin, most);
  if (x > size.width - 3 * margin) return Math.min(before / 2 + margin, most);
  return Math.min(before, after, most) - 10;
}

function stepsBelow({ steps }: Tape, place: Place): string[] {
  const middles = steps.map(({ at, until = at }) => (place(at) + place(until)) / 2);
  const foot = band.y + band.height;
  return steps.flatMap(({ at, until, text }, index) => {
    const x = middles[index]!;
    const label = labelAt(x, roomAt(middles, index, 230), text);
    const mark =
      until === undefined
        ? `M${Math.round(x)} ${foot + 2}v9`
        : `M${Math.round(place(at))} ${foot + 3}v5H${Math.round(place(until))}v-5`;
    return [`<path class="stem" d="${mark}"/>`, words(label, foot + 25)];
  });
}

/** The height of the lines over a shot's mark. */
const over = (lines: readonly string[]) => tape.y - 24 - (lines.length - 1) * line;

function shotsAbove({ shots, yearly, to }: Tape, place: Place): string[] {
  const marks = shots.map(({ at, until, also = [] }) => ({
    points: [at, ...also].map(place),
    start: place(at),
    end: place(until ?? also.at(-1) ?? at),
    isStretch: until !== undefined,
  }));
  const middles = marks.map(({ start, end }) => (start + end) / 2);
  const parts = shots.map(({ text }, index) => {
    const { points, start, end, isStretch } = marks[index]!;
    const path = isStretch
      ? cutStrip({ x: start, y: tape.y - 16 + (index % 2) * 6, width: end - start, height: 5 })
      : points.map((x) => drop(x, tape.y - 20)).join('');
    const label =
      shotLabel(marks, index, text) ?? labelAt(middles[index]!, roomAt(middles, index, 250), text);
    return `<path class="shot" d="${path}"/>${words(label, over(label.lines))}`;
  });
  if (!yearly) return parts;
  const [x, end] = [Math.round(place(yearly.at)), Math.round(place(to))];
  // Its label is at the end of its line that the marks leave free.
  const isTaken = marks.some((mark) => mark.end > end - yearly.text.length * letter);
  const label: Label = isTaken
    ? { x, anchor: 'start', lines: [yearly.text] }
    : { x: end, anchor: 'end', lines: [yearly.text] };
  return [...parts, `<path class="yearly" d="M${x} ${tape.y - 3}H${end}"/>`, words(label, tape.y - 8)];
}

/** The labels of two stretches that overlap part where the later one begins. */
function shotLabel(
  marks: readonly { start: number; end: number }[],
  index: number,
  text: string,
): Label | undefined {
  const { start, end } = marks[index]!;
  const [before, after] = [marks[index - 1], marks[index + 1]];
  if (after && after.start < end)
    return { x: after.start - 10, anchor: 'end', lines: linesOf(text, 250 / letter) };
  if (before && start < before.end)
    return { x: start, anchor: 'start', lines: linesOf(text, (size.width - start) / letter) };
  return undefined;
}

const group = (label: string, rows: readonly string[]) =>
  `<tbody><tr><th scope="rowgroup" colspan="2">${label}</th></tr>${rows.join('')}</tbody>`;

function tableOf({ unit, band: { name, parts }, shots, yearly, steps }: Tape): string {
  const row = (moment: Moment & { also?: number[] }, when = whenOf(moment, unit)) =>
    `<tr><th scope="row">${when}</th><td>${escaped(moment.text)}</td></tr>`;
  const each = yearly ? [row(yearly, yearly.at === 0 ? 'Throughout' : `From ${whenOf(yearly, unit)}`)] : [];
  return (
    `<table id="table"><thead><tr><th scope="col">When</th><th scope="col">What</th></tr></thead>` +
    group(
      name,
      parts.map((part) => row(part)),
    ) +
    group('Shots', [...shots.map((shot) => row(shot)), ...each]) +
    group(
      'Steps',
      steps.map((step) => row(step)),
    ) +
    '</table>'
  );
}
