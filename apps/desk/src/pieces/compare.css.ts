import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const dialog = layoutStyle({ inlineSize: 'min(100% - 2rem, 72rem)', maxInlineSize: 'none' });

export const field = layoutStyle({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlock: vars.space.s,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
});

export const name = layoutStyle({ margin: 0, font: vars.text.h6 });

export const sides = layoutStyle({
  display: 'grid',
  gap: vars.space.m,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.l } },
});

export const side = layoutStyle({
  minInlineSize: 0,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
});

export const text = layoutStyle({
  margin: 0,
  font: vars.text.summary,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

globalStyle(`${text} del`, {
  '@layer': { 'dn.layouts': { color: vars.color.status.danger, textDecoration: 'line-through' } },
});
globalStyle(`${text} ins`, {
  '@layer': {
    'dn.layouts': {
      color: vars.color.status.success,
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
  },
});
