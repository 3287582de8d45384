import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const programme = layoutStyle({
  boxSizing: 'border-box',
  maxInlineSize: '32rem',
  minInlineSize: 0,
  overflowWrap: 'break-word',
  marginBlockStart: vars.space.m,
  paddingBlockStart: vars.space.xs,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
});

export const summary = layoutStyle({
  display: 'list-item',
  listStyle: 'disclosure-closed inside',
  inlineSize: 'fit-content',
  paddingBlock: vars.space.xs,
  cursor: 'pointer',
  color: vars.color.accent.base,
  selectors: { '[open] > &': { listStyleType: 'disclosure-open' } },
});

export const heading = layoutStyle({
  display: 'inline',
  margin: 0,
  font: vars.text.kicker,
  letterSpacing: vars.kicker.tracking,
  textTransform: vars.kicker.transform,
  color: vars.color.accent.base,
});

export const list = layoutStyle({
  listStyle: 'none',
  margin: 0,
  marginBlockStart: vars.space.xs,
  padding: 0,
});

/** Reserves space for the mark of the current show, so that nothing moves when it appears. */
export const show = layoutStyle({
  display: 'grid',
  gridTemplateColumns: '5.25rem minmax(0, 1fr)',
  columnGap: vars.space.s,
  paddingBlock: '0.3125rem',
  marginInlineStart: `calc(-1 * ${vars.space.s} - ${vars.rule.slip})`,
  paddingInlineStart: vars.space.s,
  borderInlineStart: `${vars.rule.slip} solid transparent`,
  font: vars.text.small,
  color: vars.color.text.muted,
  selectors: {
    '&[aria-current]': { borderInlineStartColor: vars.color.bright.base, color: vars.color.text.body },
  },
  '@media': {
    [media.forcedColors]: {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight' } },
    },
  },
});

export const clock = layoutStyle({ fontVariantNumeric: 'tabular-nums' });

export const title = layoutStyle({ fontWeight: 700, color: vars.color.text.body });

export const note = layoutStyle({
  margin: 0,
  marginBlockStart: vars.space.xs,
  font: vars.text.caption,
  color: vars.color.text.muted,
});
