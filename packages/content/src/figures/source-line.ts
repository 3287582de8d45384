import type { FigureSource } from './types.ts';
import { escaped, monthOf } from './words.ts';

/** Returns `Sources: one; two.` */
export function sourcesOf(sources: readonly string[]): string {
  return `${sources.length > 1 ? 'Sources' : 'Source'}: ${sources.join('; ')}.`;
}

const linked = (url: string, text: string) =>
  `<a href="${escaped(url)}" target="_blank" rel="external noopener">${escaped(text)}</a>`;

const remarks = ({ read, but }: FigureSource) =>
  [read && `, read ${monthOf(read)}`, but && ` (${escaped(but)})`].filter(Boolean).join('');

/** A source in full, with its link. */
export function sourceOf(source: FigureSource): string {
  return linked(source.url, source.title) + remarks(source);
}

/** A source in full, where its link stands beside it. */
export function sourceInWords(source: FigureSource): string {
  return escaped(source.title) + remarks(source);
}

/** A source in short, with its link. */
export function shortSource({ short, url, but }: FigureSource): string {
  return linked(url, short) + (but ? ` (${escaped(but)})` : '');
}
