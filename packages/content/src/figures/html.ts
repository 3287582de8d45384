import { cutStrip, drop } from './cut.ts';
import { tapeBody } from './tape-html.ts';
import type { BarRow, Bars, Calendar, Figure } from './types.ts';
import { sourceOf, sourcesOf } from './source-line.ts';
import { escaped } from './words.ts';

/**
 * Returns a figure as HTML, for a page or the body of a piece. Its values stand in a table: the strips and drops are
 * drawn in the cells, and a tape has its table folded under the drawing. Colors are attributes for feed readers; the
 * site's own styles override them.
 *
 * @param tableAt the address of a tape's table, where the page has no room for six of them
 */
export function figureHtml(figure: Figure, tableAt?: string): string {
  const { kind, title, note, sources } = figure;
  return (
    `<figure class="data-figure ${kind}-figure" data-figure="${kind}"><figcaption><b>${escaped(title)}</b>` +
    `${note ? ` ${escaped(note)}` : ''}</figcaption>` +
    `${bodyOf(figure, tableAt)}${kind === 'tape' ? '' : `<p>${sourcesOf(sources.map(sourceOf))}</p>`}</figure>`
  );
}

function bodyOf(figure: Figure, tableAt: string | undefined): string {
  if (figure.kind === 'bars') return barsBody(figure);
  return figure.kind === 'calendar' ? calendarBody(figure) : tapeBody(figure, tableAt);
}

const headings = (words: readonly string[]) =>
  `<thead><tr>${words.map((word) => `<th scope="col">${escaped(word)}</th>`).join('')}</tr></thead>`;

function barsBody({ heads, rows, whole }: Bars): string {
  const lines = rows.map(
    (row) =>
      `<tr><th scope="row">${escaped(row.label)}</th><td>${strip(row, whole)}${escaped(row.text)}</td></tr>`,
  );
  return `<table>${headings(heads)}<tbody>${lines.join('')}</tbody></table>`;
}

/** The ground of a strip, 200 units wide: a page stretches it to the room that it has. */
const wide = 200;

function strip({ value, most, other }: BarRow, whole: number): string {
  const end = (value / whole) * wide;
  const far = most && (most / whole) * wide;
  const stray = [1.2, 0.7] as const;
  const height = 14;
  const rest = far
    ? `<path class="rest" fill="#b9c9d0" d="${cutStrip({ x: end - 1, y: 2, width: far - end + 1, height, stray })}"/>`
    : '';
  const name = other ? 'other' : 'strip';
  const color = other ? '#155a63' : '#14212b';
  return (
    `<svg data-drawn viewBox="0 0 ${wide} 18" preserveAspectRatio="none" aria-hidden="true">${rest}` +
    `<path class="${name}" fill="${color}" d="${cutStrip({ x: 0, y: 1.5, width: end, height: 15, stray })}"/></svg>`
  );
}

function calendarBody({ columns, groups }: Calendar): string {
  const bodies = groups.map(({ label, rows }, place) => {
    const lines = rows.map(
      (row) =>
        `<tr><th scope="row">${escaped(row.label)}</th>${row.doses.map((dose) => `<td>${dropOf(dose, place)}</td>`).join('')}</tr>`,
    );
    const head = `<tr><th scope="rowgroup" colspan="${columns.length + 1}">${escaped(label)}</th></tr>`;
    return `<tbody>${head}${lines.join('')}</tbody>`;
  });
  return `<table>${headings(['Against', ...columns])}${bodies.join('')}</table>`;
}

/** The drops of a cell, `1, 2`, with the numbers of the doses. */
function dropOf(doses: string, group: number): string {
  const numbers = doses.split(', ').filter(Boolean);
  const name = group === 0 ? 'strip' : 'other';
  const color = group === 0 ? '#14212b' : '#155a63';
  return numbers
    .map(
      (number) =>
        `<svg data-drawn viewBox="0 0 24 24" width="22" height="22" role="img" aria-label="${number}"><path class="${name}" fill="${color}" transform="translate(-2 0) scale(1.17)" d="${drop(12, 0.5)}"/>` +
        `<text x="12" y="19" text-anchor="middle" fill="#fff" font-size="12">${number}</text></svg>`,
    )
    .join(' ');
}
