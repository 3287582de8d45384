import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** The two colors of a drawing, ink and accent, and the paper that hides what lies behind. */

export const drawn = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  marginBlockStart: vars.space.s,
});

export const figure = layoutStyle({
  flex: '1 1 14rem',
  maxInlineSize: '20rem',
  minInlineSize: 0,
  margin: 0,
  breakInside: 'avoid',
  '@media': { [media.print]: { flexBasis: '5.5cm', maxInlineSize: '5.5cm' } },
});

export const under = layoutStyle({ font: vars.text.caption });

const tint = (color: string, paper: string) => `color-mix(in srgb, ${color} 30%, ${paper})`;

export const drawing = layoutStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

const paper = vars.color.surface.page;
const hand = tint(vars.color.accent.base, paper);
const forcedHand = tint('Highlight', 'Canvas');

for (const [name, style, forced] of [
  ['limb', { stroke: paper }, { stroke: 'Canvas' }],
  ['shape', { fill: paper, stroke: 'none' }, { fill: 'Canvas' }],
  ['hand', { stroke: hand }, { stroke: forcedHand }],
  ['palm', { fill: hand, stroke: 'none' }, { fill: forcedHand }],
  ['dots', { strokeWidth: 2, strokeDasharray: '1 6' }, {}],
  ['dot', { fill: 'currentColor', stroke: 'none' }, {}],
  ['arrow', { stroke: vars.color.accent.base, strokeWidth: 6 }, { stroke: 'Highlight' }],
] as const)
  globalStyle(`${drawing} .${name}`, {
    '@layer': { 'dn.layouts': { ...style, '@media': { [media.forcedColors]: forced } } },
  });
