import { expect, it } from 'vitest';
import { components, fixedWords, readComponent } from './words.ts';

it('no component says a word that its page cannot give in another language', () => {
  const paths = components();
  expect(paths.length).toBeGreaterThan(60);
  const fixed = paths.flatMap((path) =>
    fixedWords(path, readComponent(path)).map((words) => `${path}: ${words}`),
  );
  expect(fixed, 'put them into labels.ts beside the component, and into labels-es').toEqual([]);
});

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
