/** A piece of a post's body. */
export type PostBlock =
  | { kind: 'heading'; level: 2 | 3 | 4; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'break' };

const levels = { '#': 2, '##': 3, '###': 4 } as const;

/**
 * Reads the line format of blog posts: a line that begins with `# `, `## ` or `### ` is a heading (one, two or three ranks below
 * the page's title), a blank line a break, any other line a paragraph. Nothing else means anything, HTML least of all. Blank
 * lines before the first and after the last words are left out, as is whatever is not text.
 */
export function parsePostBody(body: string | null | undefined): PostBlock[] {
  if (typeof body !== 'string') return [];
  const blocks = body.split(/\r\n|\r|\n/).map(readLine);
  const first = blocks.findIndex(isWords);
  return first === -1 ? [] : blocks.slice(first, blocks.findLastIndex(isWords) + 1);
}

function readLine(line: string): PostBlock {
  const [, marks, rest] = /^(#{1,3}) (.*)$/.exec(line) ?? [];
  const text = (rest ?? line).trim();
  if (text === '') return { kind: 'break' };
  return marks === undefined
    ? { kind: 'paragraph', text }
    : { kind: 'heading', level: levels[marks as keyof typeof levels], text };
}

function isWords(block: PostBlock): boolean {
  return block.kind !== 'break';
}
