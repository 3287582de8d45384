import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const post = layoutStyle({ paddingBlockStart: vars.space.s, rowGap: vars.space.m });

export const head = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  maxInlineSize: '62.5rem',
  paddingBlockEnd: vars.space.m,
});

/** The link back to the top. */
export const back = layoutStyle({
  justifySelf: 'start',
  paddingBlock: vars.space.xs,
  font: vars.text.control,
  textDecoration: 'none',
  color: 'inherit',
  selectors: {
    '&::before': { content: '"← " / ""' },
    '&:hover': { textDecoration: 'underline' },
    '[dir="rtl"] &::before': { content: '"→ " / ""' },
  },
  '@media': { [media.print]: { display: 'none' } },
});

/** On a phone the picture is as wide as the window. */
export const figure = layoutStyle({
  minInlineSize: 0,
  marginInline: `calc(${vars.width.gutter} * -1)`,
  marginBlockEnd: vars.space.m,
  '@media': { [media.tablet]: { marginInline: 0 }, [media.print]: { marginInline: 0 } },
});

export const picture = layoutStyle({ '@media': { [media.desk]: { aspectRatio: '16 / 9.4' } } });

export const caption = layoutStyle({
  paddingBlockStart: vars.space.xs,
  paddingInline: vars.width.gutter,
  font: vars.text.caption,
  color: vars.color.text.muted,
  '@media': { [media.tablet]: { paddingInline: 0 } },
});

export const filed = layoutStyle({
  display: 'grid',
  gap: vars.space.s,
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  paddingBlockStart: vars.space.s,
});

export const video = layoutStyle({ display: 'grid', gap: vars.space.m });

/** Wider than the text. */
export const deck = layoutStyle({ maxInlineSize: '38em' });
