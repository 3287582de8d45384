import { expect, it } from 'vitest';
import { withPulled } from './withPulled.ts';

const html = '<p>Rain boots.</p>\n<h2 id="a">One</h2>\n<p>Snacks. They have opinions about Thursdays.</p>';

it('sets a pulled sentence before its paragraph, for the eye alone', () => {
  expect(withPulled(html, ['They have opinions about Thursdays.'])).toBe(
    html.replace(
      '<p>Snacks',
      '<aside aria-hidden="true">They have opinions about Thursdays.</aside>\n<p>Snacks',
    ),
  );
});

it('leaves a body alone that has none of them', () => {
  expect(withPulled(html)).toBe(html);
  expect(withPulled(html, ['Nobody said this.'])).toBe(html);
});
