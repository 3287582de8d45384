import { oneLine } from '../clean-text.ts';

const longestQuote = 160;

/** Quotes a text of a foreign file in a message: one line, and not all of a long one. */
export function quoted(text: string): string {
  const line = oneLine(text);
  return line.length > longestQuote ? `${line.slice(0, longestQuote).replace(/\p{Cs}$/u, '')}…` : line;
}

/** What a piece loses on its way here: each sentence once, with its count. */
export class Losses {
  readonly #counts = new Map<string, number>();

  add(sentence: string): void {
    this.#counts.set(sentence, (this.#counts.get(sentence) ?? 0) + 1);
  }

  sentences(): string[] {
    return [...this.#counts].map(([sentence, times]) =>
      times === 1 ? sentence : `${sentence} (${times} times)`,
    );
  }
}
