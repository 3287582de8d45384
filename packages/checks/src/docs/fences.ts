import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

/** A fenced block of a document. */
export interface Fence {
  document: string;
  /** The first word after the marks; GitHub colors by it. */
  language: string;
  /** What stands after the language, which no reader sees: what the block is an example of, or the file that it stands for. */
  about: string;
  code: string;
}

/** What a newcomer follows: each fenced block and each command in it is held. Contracts and decisions are about other systems too. */
export const followed = globSync(
  ['{README,CONTRIBUTING}.md', 'docs/{adopting,guides/*}.md', '{apps,packages}/*/README.md', 'deploy/*.md'],
  { cwd: root },
).toSorted();

export const readDocument = (path: string) => readFileSync(join(root, path), 'utf8');

const marks = /^( *)```(\S*)(?: +(.*))?\n([^]*?)^\1```$/gm;

/** Whether a block is TypeScript. */
export const isCode = ({ language }: Fence): boolean => /^tsx?$/.test(language);

/** The fenced blocks of a document, those in lists too, moved to the left edge. */
export const fencesOf = (document: string, text = readDocument(document)): Fence[] =>
  [...text.matchAll(marks)].map(([, indent = '', language = '', about = '', code = '']) => ({
    document,
    language,
    about: about.trim(),
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));

const starts = String.raw`(?:npx|pnpm|node|docker|kubectl|[A-Z][A-Z_]+=[^\s\`]+) `;

/** The commands of a document: lines of `sh` blocks, indented lines, and inline code that begins with a program. */
export function commandsOf(document: string, text = readDocument(document)): string[] {
  const fenced = fencesOf(document, text)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ code }) => code.split('\n'));
  const prose = text.replaceAll(marks, '');
  const indented = [...prose.matchAll(new RegExp(`^ {4,}(${starts}.*)$`, 'gm'))];
  const inline = [...prose.matchAll(new RegExp(`\`(${starts}[^\`]*)\``, 'g'))];
  return [...fenced, ...[...indented, ...inline].map(([, command]) => command!.replaceAll(/\s+/g, ' '))]
    .map((line) => line.replace(/(^|\s+)#.*$/, '').trim())
    .filter((line) => line !== '');
}
