import { style, type StyleRule } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';

const layout = (rule: StyleRule) => style({ '@layer': { layouts: rule } });

/** The drawing of a category in the margin, its tips beside it in two columns. */
export const spread = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.xl,
  rowGap: vars.space.m,
  alignItems: 'start',
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
});

export const picture = layout({
  maxInlineSize: '26rem',
  '@media': { [media.desk]: { position: 'sticky', insetBlockStart: '6rem' } },
});

export const tips = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.xl,
  rowGap: vars.space.m,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const paragraph = layout({ maxInlineSize: vars.width.text });
