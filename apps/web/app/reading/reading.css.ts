import { globalStyle } from '@vanilla-extract/css';
import { layoutStyle, media, vars } from '@daily-nest/ui/theme';

const hair = `${vars.rule.hair} solid ${vars.color.border.hairline}`;

export const page = layoutStyle({ paddingBlockStart: vars.space.l });

/** The story, and beside it on a desk what else there is. */
export const spread = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.xxl,
  rowGap: vars.space.xl,
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' } },
});

export const story = layoutStyle({ minInlineSize: 0 });

/** The text stands under the picture, with an outer margin where there is room. */
export const text = layoutStyle({
  display: 'grid',
  gap: vars.space.xl,
  maxInlineSize: vars.width.text,
  '@media': { [media.wide]: { marginInlineStart: '6rem' } },
});
globalStyle(`${text} > *`, { '@layer': { layouts: { minInlineSize: 0 } } });

export const review = layoutStyle({ font: vars.text.caption, color: vars.color.text.muted });

export const remark = layoutStyle({
  borderBlockStart: hair,
  paddingBlockStart: vars.space.s,
  font: vars.text.caption,
  color: vars.color.text.muted,
});

export const beside = layoutStyle({
  minInlineSize: 0,
  '@media': { [media.desk]: { paddingBlockStart: vars.space.xl }, [media.print]: { display: 'none' } },
});

/** Related stories follow the reader down a long text, as long as they fit into the window. */
export const besideInner = layoutStyle({
  '@media': {
    [`${media.desk} and (min-height: 50rem)`]: { position: 'sticky', insetBlockStart: '6rem' },
  },
});

export const besideTitle = layoutStyle({
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  paddingBlock: `${vars.space.s} ${vars.space.m}`,
  font: vars.text.h5,
});

export const relatedList = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const ad = layoutStyle({ marginBlockStart: vars.space.xl });

/** The last line of a story: the next one, in large. */
export const next = layoutStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'start',
  marginBlockStart: vars.space.xl,
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  paddingBlockStart: vars.space.m,
  '@media': { [media.print]: { display: 'none' } },
});
