import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** One line with a slip in the color of danger; on a phone it may take two. */
export const root = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  paddingInlineStart: vars.space.s,
  borderInlineStart: `0.625rem solid ${vars.color.status.danger}`,
  font: vars.text.label,
  '@media': { [media.print]: { display: 'none' } },
});

export const question = layoutStyle({ color: vars.color.text.muted });

export const way = layoutStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: 'inherit',
});
