import { expect, it } from 'vitest';
import { withPulled } from './with-pulled.ts';

const said = 'They have opinions about Thursdays.';
/** As many lines as a pulled sentence is high. */
const long = `<p>${'Ask the child, then get a pen. '.repeat(12)}</p>`;
const own = `<p>Snacks. ${said} ${'Write it down. '.repeat(30)}</p>`;
const aside = `<aside aria-hidden="true">${said}</aside>`;
const first = '<p>Rain boots: left one too small.</p>';

it('places a pulled sentence beside its own paragraph, hidden from screen readers', () => {
  expect(withPulled([first, long, own].join('\n'), [said])).toBe([first, long, aside, own].join('\n'));
});

it('starts at an earlier paragraph if its own is too short and stays near, and never beside a heading or a list', () => {
  const longer = `${said.slice(0, -1)}, and about every other day of the week with a T.`;
  const short = `<p>${longer}</p>`;
  const list = '<ul>\n<li>\n<p>A pen.</p>\n</li>\n</ul>';
  const earlier = `<p>${'Get a pen. '.repeat(12)}</p>`;
  const body = [first, '<h2 id="a">One</h2>', earlier, short, list].join('\n');
  expect(withPulled(body, [longer])).toBe(
    body.replace(earlier, `<aside aria-hidden="true">${longer}</aside>\n${earlier}`),
  );
  const far = body.replace(earlier, long);
  expect(withPulled(far, [longer])).toBe(far);
  const alone = [first, list, short, list, long].join('\n');
  expect(withPulled(alone, [longer])).toBe(alone);
});

it('keeps two sentences apart', () => {
  const other = 'Then draw it.';
  const both = own.replace(said, `${said} ${other}`);
  const body = [first, both, long].join('\n');
  expect(withPulled(body, [other, said]).match(/<aside[^>]*>[^<]*/g)).toHaveLength(1);
  const apart = [first, own, long, long.replace('<p>', `<p>${other} `)].join('\n');
  expect(withPulled(apart, [other, said]).match(/<aside[^>]*>[^<]*/g)).toEqual([
    `<aside aria-hidden="true">${said}`,
    `<aside aria-hidden="true">${other}`,
  ]);
});

it('places nothing beside the drop cap, and nothing that the text does not say', () => {
  const body = [own, long].join('\n');
  expect(withPulled(body, [said, 'Nobody said this.'])).toBe(body);
  expect(withPulled(body)).toBe(body);
});
