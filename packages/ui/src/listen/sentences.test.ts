import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

const read = (text: string) => sentencesOf(text, 'en-US').map(({ start, end }) => text.slice(start, end));

it('reads a text sentence by sentence, with any punctuation', () => {
  expect(read('  Is it a fever? It is 100.4 °F!\n“Call,” he says. ')).toEqual([
    'Is it a fever?',
    'It is 100.4 °F!',
    '“Call,” he says.',
  ]);
  // A line break in the page's source.
  expect(read('Call the\n doctor. Then wait.')).toEqual(['Call the\n doctor.', 'Then wait.']);
});

it('does not stop after an abbreviation', () => {
  expect(read('Ask Dr. Reyes, not Mr. Smith. Give some (e.g. Two spoons) now.')).toEqual([
    'Ask Dr. Reyes, not Mr. Smith.',
    'Give some (e.g. Two spoons) now.',
  ]);
  expect(read('She turned to the Dr.')).toEqual(['She turned to the Dr.']);
});

it('cuts a long sentence at punctuation, without losing a word', () => {
  const text = `${'a walk in the rain, '.repeat(30)}and home.`;
  const parts = read(text);
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(220);
  for (const part of parts.slice(0, -1)) expect(part).toMatch(/rain,$/);
  expect(parts.join(' ')).toBe(text);
});

it('cuts between words without punctuation, and within a word only if there is no other way', () => {
  const words = Array.from({ length: 80 }, () => 'onward').join(' ');
  expect(read(words).join(' ')).toBe(words);
  expect(read(words)[0]).toMatch(/onward$/);
  expect(read('x'.repeat(500)).map((part) => part.length)).toEqual([220, 220, 60]);
});

it('skips text without a word', () => {
  expect(read('* * *')).toEqual([]);
  expect(read('')).toEqual([]);
});

it('reads a paragraph as a whole in a browser without sentence segmentation', () => {
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, 'Segmenter');
  try {
    expect(read('One. Two.')).toEqual(['One. Two.']);
  } finally {
    Object.defineProperty(Intl, 'Segmenter', { value: Segmenter, configurable: true, writable: true });
  }
});
