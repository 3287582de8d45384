import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawMark, type Mark } from '../mark.ts';
import { defineLogo } from './Logo.tsx';

const mark: Mark = {
  size: 24,
  paper: [
    { fill: 'figure', d: 'M0 0h24v24z' },
    { stroke: 'bright', strokeWidth: 2, d: 'M4 4l8 8' },
  ],
};
const Logo = defineLogo('The River Post', mark);

it('has the name of the title once, and hides its mark from screen readers', () => {
  const html = renderToStaticMarkup(<Logo />);
  expect(html.match(/The River Post/g)).toHaveLength(1);
  expect(html).toContain('<svg viewBox="0 0 24 24" aria-hidden="true"');
});

it('draws every shape of the mark, with other inks on a dark background', () => {
  const html = renderToStaticMarkup(<Logo ground="masthead" className="mine" />);
  expect(html.match(/<path /g)).toHaveLength(2);
  expect(html).toContain('stroke-width="2"');
  expect(html).not.toBe(renderToStaticMarkup(<Logo className="mine" />));
});

it('has the same shapes on cards and icons', () => {
  const colors = { figure: '#111111', counter: '#ffffff', bright: '#f4c430' };
  const grounds = { paper: colors, masthead: colors, night: colors };
  expect(drawMark(mark, 'paper', grounds, { x: 2, y: 3, side: 48 })).toBe(
    '<svg x="2" y="3" width="48" height="48" viewBox="0 0 24 24"><path d="M0 0h24v24z" fill="#111111"/>' +
      '<path d="M4 4l8 8" fill="none" stroke="#f4c430" stroke-width="2" stroke-linecap="round"/></svg>',
  );
});
