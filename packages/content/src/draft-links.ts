import type { DraftFields } from './draft.ts';

/** An address in a draft, as it is written there. */
export interface DraftLink {
  field: 'body' | 'sources';
  url: string;
}

/** Addresses, of a length that is one, and paths of the site where they are written as a link of Markdown. */
const inText = /https?:\/\/[^\s<>"“”]{1,1000}|\]\((\/[^/\s)][^\s)]{0,1000})\)/gi;

/** The addresses that a draft leads to: in its text and as its sources, each once a field. */
export function linksOf({ body, sources }: Pick<DraftFields, 'body' | 'sources'>): DraftLink[] {
  const written = [...body.matchAll(inText)].map(([whole, path]) => path ?? withoutEnd(whole));
  const readable = written.filter((url) => URL.canParse(url, 'https://site.example'));
  const named = sources.map(({ url }) => url.trim()).filter((url) => URL.canParse(url));
  return [
    ...[...new Set(readable)].map((url) => ({ field: 'body' as const, url })),
    ...[...new Set(named)].map((url) => ({ field: 'sources' as const, url })),
  ];
}

/** Without what ends the sentence or the bracket around it: `(see https://cdc.gov/flu).` */
function withoutEnd(url: string): string {
  const bare = url.replace(/[.,;:!?'’*_]+$/, '');
  const isClosed = bare.endsWith(')') && !bare.includes('(');
  return isClosed || bare.endsWith(']') ? withoutEnd(bare.slice(0, -1)) : bare;
}
