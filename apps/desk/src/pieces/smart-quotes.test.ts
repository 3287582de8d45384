import { expect, it } from 'vitest';
import { smartQuote } from './smart-quotes.ts';

/** The text as it is typed, character by character. */
const typed = (text: string) =>
  Array.from(text).reduce(
    (done, character) => done + (smartQuote(character, done.slice(-1)) ?? character),
    '',
  );

it.each([
  [`"Eat," she said.`, '“Eat,” she said.'],
  [`It's the twins' room.`, 'It’s the twins’ room.'],
  [`("'No' is a word," he said)`, '(“‘No’ is a word,” he said)'],
  [`Then—"wait"—nothing`, 'Then—“wait”—nothing'],
  [`5'10"`, '5’10”'],
  ['No mark at all', 'No mark at all'],
])('%s becomes %s', (text, smart) => {
  expect(typed(text)).toBe(smart);
});
