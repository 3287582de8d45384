/** A block of a post's body. */
export type PostBlock =
  | { kind: 'heading'; level: 2 | 3 | 4; text: string; id: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'break' };

const levels = { '#': 2, '##': 3, '###': 4 } as const;

/**
 * Parses the line format of blog posts: a line that starts with `# `, `## ` or `### ` is a heading (one, two
 * or three levels below the page's title), a blank line a break, any other line a paragraph. HTML has no
 * meaning. Drops blank lines at the start and the end, and values that are not text. Every heading has an id
 * made of its text; a repeated one gets a number.
 */
export function parsePostBody(body: string | null | undefined): PostBlock[] {
  if (typeof body !== 'string') return [];
  const blocks = body.split(/\r\n|\r|\n/).map(readLine);
  const first = blocks.findIndex(isWords);
  if (first === -1) return [];
  const count = new Map<string, number>();
  return blocks.slice(first, blocks.findLastIndex(isWords) + 1).map((block) => {
    if (block.kind !== 'heading') return block;
    const id = idOf(block.text);
    const before = count.get(id) ?? 0;
    count.set(id, before + 1);
    return { ...block, id: before === 0 ? id : `${id}-${before}` };
  });
}

function idOf(words: string): string {
  const joined = words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return `part-${joined.replaceAll(/^-|-$/g, '')}`;
}

type Line = PostBlock | Omit<Extract<PostBlock, { kind: 'heading' }>, 'id'>;

function readLine(line: string): Line {
  const [, marks, rest] = /^(#{1,3}) (.*)$/.exec(line) ?? [];
  const text = (rest ?? line).trim();
  if (text === '') return { kind: 'break' };
  return marks === undefined
    ? { kind: 'paragraph', text }
    : { kind: 'heading', level: levels[marks as keyof typeof levels], text };
}

function isWords(block: Line): boolean {
  return block.kind !== 'break';
}
