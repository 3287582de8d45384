import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fill, fillWith } from './fill.ts';

it('fills each blank of a sentence, in the order of the language', () => {
  expect(fill('{pages} pages, this is {page}', { page: '7', pages: '12' })).toBe('12 pages, this is 7');
});

it('shows a blank that nothing is given for, instead of hiding the fault', () => {
  expect(fill('Page {page}', {})).toBe('Page {page}');
  expect(renderToStaticMarkup(fillWith('By {author}', {}))).toBe('By {author}');
});

it('sets elements into a sentence and joins the words between them', () => {
  const parts = fillWith('{by} {author}, {place}.', { by: 'By', author: <b>Ana</b>, place: 'Lima' });
  expect(renderToStaticMarkup(parts)).toBe('By <b>Ana</b>, Lima.');
  expect(parts).toHaveLength(3);
});
