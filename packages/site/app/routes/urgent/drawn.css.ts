import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

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
