import { splitFile } from '../front-matter.ts';

/** A piece as an editor reads it: its name, its headline, and what stands under it. */
export interface Piece {
  name: string;
  title: string;
  /** Markdown without the front matter. */
  body: string;
}

/** The piece of a Markdown file. Throws for a file without front matter. */
export function pieceOf(name: string, source: string): Piece {
  const parts = splitFile(source);
  if ('reason' in parts) throw new Error(`${name}: ${parts.reason}`);
  const [, title = ''] = /^title: (.*)$/m.exec(parts.yaml) ?? [];
  return { name, title: title.replace(/^(["'])(.*)\1$/, '$2'), body: parts.body };
}

/** The paragraphs of running text: no headings, lists, tables, quotes or pictures. */
export function paragraphsOf(body: string): string[] {
  return body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:[#|>!-]|\d+\. )/.test(line));
}

/** The sentences of a paragraph. */
export function sentencesOf(paragraph: string): string[] {
  return paragraph.split(/(?<=[.!?][”"*]{0,3})\s+(?=\S)/);
}

/** Words alone, in lower case: what two pieces are compared by. */
export function wordsOf(text: string): string[] {
  const plain = text.replaceAll(/\]\([^)]*\)/g, ' ').replaceAll('’', "'");
  return plain.toLowerCase().match(/[a-z0-9°'-]+/g) ?? [];
}
