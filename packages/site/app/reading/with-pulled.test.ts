import { expect, it } from 'vitest';
import { pulledPlaces } from './pulled-places.ts';
import { blocksOf, withPulled } from './with-pulled.ts';

/** As long as the rest of the rail beside it. */
const first = `<p>${'Rain boots. '.repeat(310)}</p>`;
const html = [
  first,
  '<p>Snacks. They have opinions about Thursdays.</p>',
  '<h2 id="a">One</h2>',
  '<p>Write it down.</p>',
  '<ul>\n<li>\n<p>Not in here.</p>\n</li>\n</ul>',
  '<p>Ask the child.</p>',
  '<p>Then get a pen.</p>',
].join('\n');

/**
 * Returns the body with its pulled sentences, beside a rail that ends 1,300 px below the start of the text.
 */
function pulledInto(body: string, sentences: readonly string[] = []): string {
  const blocks = blocksOf(body);
  return withPulled(body, blocks, pulledPlaces(blocks, sentences, { end: 1300, foot: 260 }).places);
}

const parts = (body: string) =>
  body.split('\n').filter((line) => /^<(?:p|h2|aside)/.test(line) && !line.includes('Not in'));

it('places a pulled sentence a paragraph away from its own, hidden from screen readers', () => {
  expect(parts(pulledInto(html, ['They have opinions about Thursdays.']))).toEqual([
    first,
    '<p>Snacks. They have opinions about Thursdays.</p>',
    '<h2 id="a">One</h2>',
    '<p>Write it down.</p>',
    '<aside aria-hidden="true">They have opinions about Thursdays.</aside>',
    '<p>Ask the child.</p>',
    '<p>Then get a pen.</p>',
  ]);
});

it('places nothing between a heading and its text, or inside a list', () => {
  const set = pulledInto(`${html}\n<h2 id="b">Two</h2>\n<p>Or draw it.</p>`, ['Rain boots.']);
  expect(set).toContain('<aside');
  expect(set).not.toMatch(/<\/h2>\n<aside|<li>\n<aside/);
});

it('places nothing beside a text that is no longer than the rest of the rail', () => {
  const short = html.replace(first, '<p>Rain boots.</p>');
  expect(pulledInto(short, ['They have opinions about Thursdays.'])).toBe(short);
});

it('does not change a body without any', () => {
  expect(pulledInto(html)).toBe(html);
  expect(pulledInto(html, ['Nobody said this.'])).toBe(html);
});
