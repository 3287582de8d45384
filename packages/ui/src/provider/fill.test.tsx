import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fill, fillWith } from './fill.ts';

it('fills each blank of a sentence, in the order of the language', () => {
  expect(fill('{pages} pages, this is {page}', { page: '7', pages: '12' })).toBe('12 pages, this is 7');
});

it('shows a blank without a value, so that the mistake is visible', () => {
  expect(fill('Page {page}', {})).toBe('Page {page}');
  expect(renderToStaticMarkup(fillWith('By {author}', {}))).toBe('By {author}');
});

it('inserts elements into a sentence and joins adjacent texts', () => {
  const parts = fillWith('{by} {author}, {place}.', { by: 'By', author: <b>Ana</b>, place: 'Lima' });
  expect(renderToStaticMarkup(parts)).toBe('By <b>Ana</b>, Lima.');
  expect(parts).toHaveLength(3);
});
