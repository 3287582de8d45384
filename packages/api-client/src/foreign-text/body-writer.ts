import { manyLines, oneLine } from '../clean-text.ts';

/** Collects the lines of a body. */
export interface BodyWriter {
  write(text: string): void;
  /** Writes a separator if the line has begun. */
  separate(text: string): void;
  /** Begins a paragraph with a mark; a tight one follows without a blank line. */
  begin(mark: string, options?: { tight?: boolean }): void;
  /** Begins a row of a table. Only the first of its rows has a blank line above. */
  beginRow(): void;
  endRows(): void;
  /** Ends a line within a paragraph. A second one ends the paragraph. */
  endLine(): void;
  endBlock(): void;
  body(): string;
}

/** Creates the writer of a body. `takeLine` may take a line out of it. */
export function createBodyWriter(takeLine: (line: string) => boolean): BodyWriter {
  const written: string[] = [];
  let parts: string[] = [];
  let mark = '';
  let isTight = false;
  let isAfterBreak = false;
  let isInRows = false;

  function flush(): boolean {
    const text = oneLine(parts.join(''));
    parts = [];
    if (text === '' || (mark === '' && takeLine(text))) return false;
    // A paragraph that begins like a heading would become one.
    const line = mark === '' ? text.replace(/^(#{1,3}) /, '$1') : mark + text;
    if (written.length > 0) written.push(isTight || isAfterBreak ? '\n' : '\n\n');
    written.push(line);
    mark = '';
    isTight = false;
    return true;
  }

  function endBlock() {
    flush();
    isAfterBreak = false;
  }

  return {
    write: (text) => void parts.push(text),
    separate(text) {
      if (parts.some((part) => part.trim() !== '')) parts.push(text);
    },
    begin(next, { tight = false } = {}) {
      endBlock();
      mark = next;
      isTight = tight;
    },
    beginRow() {
      endBlock();
      isTight = isInRows;
      isInRows = true;
    },
    endRows() {
      endBlock();
      isInRows = false;
    },
    endLine() {
      isAfterBreak = flush();
    },
    endBlock,
    body: () => manyLines(written.join('')).trim(),
  };
}
