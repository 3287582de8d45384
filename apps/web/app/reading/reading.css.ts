import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';

const layout = (rule: StyleRule) => style({ '@layer': { layouts: rule } });
const inside = (selector: string, rule: StyleRule) => globalStyle(selector, { '@layer': { layouts: rule } });

const hair = `${vars.rule.hair} solid ${vars.color.border.hairline}`;

export const page = layout({ paddingBlockStart: vars.space.l });

/** The story, and beside it on a desk what else there is. */
export const spread = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.xxl,
  rowGap: vars.space.xl,
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' } },
});

export const story = layout({ minInlineSize: 0 });

/** The text stands under the picture, with an outer margin where there is room. */
export const text = layout({
  display: 'grid',
  gap: vars.space.xl,
  maxInlineSize: vars.width.text,
  '@media': { [media.wide]: { marginInlineStart: '6rem' } },
});
inside(`${text} > *`, { minInlineSize: 0 });

export const review = layout({ font: vars.text.caption, color: vars.color.text.muted });

export const remark = layout({
  borderBlockStart: hair,
  paddingBlockStart: vars.space.s,
  font: vars.text.caption,
  color: vars.color.text.muted,
});

export const beside = layout({
  minInlineSize: 0,
  '@media': { [media.desk]: { paddingBlockStart: vars.space.xl }, [media.print]: { display: 'none' } },
});

/** Related stories follow the reader down a long text, as long as they fit into the window. */
export const besideInner = layout({
  '@media': {
    [`${media.desk} and (min-height: 50rem)`]: { position: 'sticky', insetBlockStart: '6rem' },
  },
});

export const besideTitle = layout({
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  paddingBlock: `${vars.space.s} ${vars.space.m}`,
  font: vars.text.subtitle,
});

export const relatedList = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const ad = layout({ marginBlockStart: vars.space.xl });

/** The last line of a story: the next one, in large. */
export const next = layout({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'start',
  marginBlockStart: vars.space.xl,
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  paddingBlockStart: vars.space.m,
  '@media': { [media.print]: { display: 'none' } },
});
