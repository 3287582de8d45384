const width = 72;

/** Text as a letter without markup has it: lines of 72 characters, addresses whole on a line of their own. */
export function wrapped(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

/** Paragraphs, with an empty line between two of them. */
export const paragraphs = (...parts: (string | undefined)[]) =>
  `${parts.filter((part) => part !== undefined && part !== '').join('\n\n')}\n`;
