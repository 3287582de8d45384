import { expect, it } from 'vitest';
import { withPulled } from './withPulled.ts';

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

const parts = (body: string) =>
  body.split('\n').filter((line) => /^<(?:p|h2|aside)/.test(line) && !line.includes('Not in'));

it('sets a pulled sentence a paragraph away from its own, for the eye alone', () => {
  expect(parts(withPulled(html, ['They have opinions about Thursdays.']))).toEqual([
    first,
    '<p>Snacks. They have opinions about Thursdays.</p>',
    '<h2 id="a">One</h2>',
    '<p>Write it down.</p>',
    '<aside aria-hidden="true">They have opinions about Thursdays.</aside>',
    '<p>Ask the child.</p>',
    '<p>Then get a pen.</p>',
  ]);
});

it('parts no heading from its text, and puts nothing into a list', () => {
  const set = withPulled(`${html}\n<h2 id="b">Two</h2>\n<p>Or draw it.</p>`, ['Rain boots.']);
  expect(set).toContain('<aside');
  expect(set).not.toMatch(/<\/h2>\n<aside|<li>\n<aside/);
});

it('sets nothing beside a text that ends with the rest of the rail', () => {
  const short = html.replace(first, '<p>Rain boots.</p>');
  expect(withPulled(short, ['They have opinions about Thursdays.'])).toBe(short);
});

it('leaves a body alone that has none of them', () => {
  expect(withPulled(html)).toBe(html);
  expect(withPulled(html, ['Nobody said this.'])).toBe(html);
});
