import { expect, it } from 'vitest';
import { withPulled } from './withPulled.ts';

const html = [
  '<p>Rain boots.</p>',
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
    '<p>Rain boots.</p>',
    '<p>Snacks. They have opinions about Thursdays.</p>',
    '<h2 id="a">One</h2>',
    '<p>Write it down.</p>',
    '<aside aria-hidden="true">They have opinions about Thursdays.</aside>',
    '<p>Ask the child.</p>',
    '<p>Then get a pen.</p>',
  ]);
});

it('parts no heading from its text, and puts nothing into a list', () => {
  const long = html.replace('Write it down.', 'Write it down. '.repeat(9));
  const set = withPulled(`${long}\n<h2 id="b">Two</h2>\n<p>Or draw it.</p>`, ['Ask the child.']);
  expect(set).not.toMatch(/<\/h2>\n<aside/);
  expect(set).toMatch(/<\/p>\n<aside[^>]*>Ask the child\.<\/aside>\n<h2 id="b"/);
});

it('leaves a body alone that has none of them', () => {
  expect(withPulled(html)).toBe(html);
  expect(withPulled(html, ['Nobody said this.'])).toBe(html);
});
