import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** Below both halves, so that the picture is no higher than it shows the whole radio. */
export const programme = layoutStyle({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  overflowWrap: 'break-word',
  paddingBlock: vars.space.l,
  paddingInline: vars.width.gutter,
  '@media': { [media.desk]: { paddingBlockStart: vars.space.xl } },
});

export const heading = layoutStyle({
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
  display: 'grid',
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // The eight shows in two rows.
    [media.desk]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** Reserves space for the mark of the current show, so that nothing moves when it appears. */
export const show = layoutStyle({
  display: 'grid',
  gridTemplateColumns: '5.25rem minmax(0, 1fr)',
  alignItems: 'baseline',
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
    [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
    [media.forcedColors]: {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight' } },
    },
  },
});

export const clock = layoutStyle({ fontVariantNumeric: 'tabular-nums' });

/** The face of headlines, which the page has already loaded. */
export const title = layoutStyle({ display: 'block', font: vars.text.h6, color: vars.color.text.body });

export const note = layoutStyle({
  margin: 0,
  marginBlockStart: vars.space.xs,
  font: vars.text.caption,
  color: vars.color.text.muted,
});
