import { afterEach, expect, it } from 'vitest';
import { partsOf, passagesIn } from './passages.ts';

afterEach(() => document.body.replaceChildren());

const put = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.firstElementChild!;
};
const read = (html: string) => passagesIn([put(html)], 'en-US').map(({ text }) => text);

it('reads headings, paragraphs and lists in their order, each separately', () => {
  expect(
    read('<div><h2>What it is</h2> <p>One. Two.</p><ul><li>Water</li><li><p>Rest</p></li></ul></div>'),
  ).toEqual(['What it is', 'One.', 'Two.', 'Water', 'Rest']);
});

it('continues through links, emphasis and line ends', () => {
  expect(
    read('<div><p><span>“</span>Call <a href="#x">the\n doctor</a>, <em>now</em>.<br>Then wait.</p></div>'),
  ).toEqual(['“Call the doctor, now.', 'Then wait.']);
});

it('separates cells and rows', () => {
  expect(
    read('<div><table><tr><th>Age</th><th>Dose</th></tr><tr><td>Two</td><td>5 mL</td></tr></table></div>'),
  ).toEqual(['Age, Dose', 'Two, 5 mL']);
});

it('skips what is not part of the story', () => {
  expect(
    read(
      '<div><aside aria-hidden="true">One large.</aside><nav>Parts</nav><figure><figcaption>Seen.</figcaption></figure><p>One.</p><p hidden>No.</p></div>',
    ),
  ).toEqual(['One.']);
});

it('returns the position of each sentence, also across several elements', () => {
  const part = put('<div><p>First one. Ask <b>your</b> doctor. Last.</p></div>');
  const [, second] = passagesIn([part], 'en-US');
  const range = new Range();
  range.setStart(second!.start.node, second!.start.offset);
  range.setEnd(second!.end.node, second!.end.offset);
  expect(range.toString()).toBe('Ask your doctor.');
});

it('finds headline and text of the piece that a row belongs to', () => {
  put(`<article>
    <div><h1>The Walking Bus</h1><p>What it is.</p><p>By Ana</p><p>More</p><div data-piece></div></div>
    <nav><ul><li>Parts</li></ul></nav>
    <div><div id="text"><p>One.</p><h2>Then</h2><p>Two.</p></div><p>Ages 3 to 6</p></div>
  </article>`);
  const group = document.querySelector('[data-piece]')!;
  expect(partsOf(group)).toEqual([document.querySelector('h1'), document.querySelector('#text')]);
});
