import { media, vars, visuallyHidden } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** The places, and beside them the page. */
export const spread = layoutStyle({
  display: 'grid',
  gap: vars.space.l,
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 30rem) minmax(0, 1fr)', alignItems: 'start' } },
});

export const column = layoutStyle({
  minInlineSize: 0,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s,
});

export const row = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.xxs} ${vars.space.m}`,
  paddingBlock: vars.space.s,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  selectors: {
    '&[draggable=true]': { cursor: 'grab' },
    '&[data-over]': { backgroundColor: vars.color.surface.sunken },
  },
});

export const what = layoutStyle({
  flex: '1 1 16rem',
  minInlineSize: 0,
  display: 'grid',
  gap: vars.space.xxs,
});
export const label = layoutStyle({ font: vars.text.label, color: vars.color.text.muted });
export const title = layoutStyle({ font: vars.text.h5, overflowWrap: 'anywhere' });
export const rule = layoutStyle({ font: vars.text.small, color: vars.color.text.muted });

export const buttons = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: vars.space.s,
});

export const times = layoutStyle({
  minBlockSize: '2.75rem',
  alignContent: 'center',
  font: vars.text.small,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});
export const pickers = layoutStyle({ display: 'grid', gap: vars.space.s, paddingBlockEnd: vars.space.s });
export const actions = layoutStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  backgroundColor: vars.color.surface.page,
});
export const dialog = layoutStyle({ inlineSize: 'min(100% - 2rem, 44rem)', maxInlineSize: 'none' });
export const unseen = layoutStyle(visuallyHidden);
