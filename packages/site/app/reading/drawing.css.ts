import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';

/**
 * The two colors of a drawn step, ink and accent, and the paper color that hides what is behind; on /urgent
 * and in an article's HTML.
 */

const tint = (color: string, paper: string) => `color-mix(in srgb, ${color} 30%, ${paper})`;

const drawing = 'svg[data-drawing]';

globalStyle(drawing, {
  '@layer': {
    'dn.layouts': {
      display: 'block',
      inlineSize: '100%',
      maxInlineSize: '22rem',
      blockSize: 'auto',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 3,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
  },
});

const paper = vars.color.surface.page;
const hand = tint(vars.color.accent.base, paper);
const forcedHand = tint('LinkText', 'Canvas');

for (const [name, style, forced] of [
  ['limb', { stroke: paper }, { stroke: 'Canvas' }],
  ['shape', { fill: paper, stroke: 'none' }, { fill: 'Canvas' }],
  ['hand', { stroke: hand }, { stroke: forcedHand }],
  ['palm', { fill: hand, stroke: 'none' }, { fill: forcedHand }],
  ['dots', { strokeWidth: 2, strokeDasharray: '1 6' }, {}],
  ['dot', { fill: 'currentColor', stroke: 'none' }, {}],
  ['arrow', { stroke: vars.color.accent.base, strokeWidth: 6 }, { stroke: 'LinkText' }],
] as const)
  globalStyle(`${drawing} .${name}`, {
    '@layer': { 'dn.layouts': { ...style, '@media': { [media.forcedColors]: forced } } },
  });
