import { expect, it } from 'vitest';
import { fixedWords } from './words.ts';

it.each([
  ['<p>Read on</p>', 'Read on'],
  ["<p>{open ? 'Less of it' : more}</p>", 'Less of it'],
  ['<p>{`Page ${page}`}</p>', 'Page'],
  ['<nav aria-label="Pages" />', 'Pages'],
  ['<nav aria-label={`Page ${page}`} />', 'Page'],
  ["((({ action = 'Learn more' }) => action)({}))", 'Learn more'],
])('finds the words of %s', (code, words) => {
  expect(fixedWords('x.tsx', `export const x = ${code};`)).toEqual([words]);
});

it.each([
  '<p className="lead" id="about">{words.more} …</p>',
  "<p>{parts.join('and so on')}</p>",
  "<p>{kind === 'wide' && <b>{words.wide}</b>}</p>",
  "((({ variant = 'full' }) => variant)({}))",
])('takes names for no words: %s', (code) => {
  expect(fixedWords('x.tsx', `export const x = ${code};`)).toEqual([]);
});
