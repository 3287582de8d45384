import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { vars, visuallyHidden } from '@daily-nest/ui/theme';

const layout = (rule: StyleRule) => style({ '@layer': { layouts: rule } });

export const unseen = layout(visuallyHidden);

/** The rhythm between the parts of a page. */
export const stack = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  paddingBlock: vars.space.xl,
});

/** Rows of a list, a hairline between them. */
export const rows = layout({ display: 'grid' });

/** A text to be read from top to bottom. */
export const reading = layout({
  display: 'grid',
  gap: vars.space.xl,
  justifyItems: 'start',
  maxInlineSize: vars.width.text,
  marginInline: 'auto',
  paddingBlock: vars.space.xl,
});

globalStyle(`${reading} > *`, { '@layer': { layouts: { inlineSize: '100%', minInlineSize: 0 } } });

export const readingHead = layout({ display: 'grid', gap: vars.space.m });

export const readingFoot = layout({
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  paddingBlockStart: vars.space.l,
});

/** The way back up, where a reader looks for it. */
export const back = layout({
  justifySelf: 'start',
  font: vars.text.control,
  fontWeight: 700,
  textDecoration: 'none',
  selectors: {
    '&::before': { content: '"← " / ""' },
    '&:hover': { textDecoration: 'underline' },
    '[dir="rtl"] &::before': { content: '"→ " / ""' },
  },
});

export const figure = layout({
  display: 'grid',
  gap: vars.space.xs,
  font: vars.text.caption,
  color: vars.color.text.muted,
});
