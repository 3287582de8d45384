import { globalStyle } from '@vanilla-extract/css';
import { layoutStyle, vars } from '@daily-nest/ui/theme';

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  alignContent: 'start',
} as const;

/** What a reader came for, and the smaller column beside it. */
export const main = layoutStyle(column);
export const aside = layoutStyle(column);

globalStyle(`${main} > section, ${aside} > section`, { '@layer': { layouts: { marginBlockStart: 0 } } });

/** A number that is broken over two lines is dialled wrong. */
export const telephone = layoutStyle({ whiteSpace: 'nowrap' });

/** Names and values, one below the other. */
export const facts = layoutStyle({ display: 'grid', gap: vars.space.xxs });

globalStyle(`${facts} dt`, {
  '@layer': { layouts: { font: vars.text.kicker, color: vars.color.text.muted } },
});
globalStyle(`${facts} dd`, {
  '@layer': { layouts: { marginBlockEnd: vars.space.s, overflowWrap: 'anywhere' } },
});

/** A day and its hours on one line each. */
export const hours = layoutStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: vars.space.xs,
  columnGap: vars.space.m,
});

globalStyle(`${hours} dd`, {
  '@layer': { layouts: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } },
});

export const icons = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  listStyle: 'none',
  padding: 0,
});

export const icon = layoutStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  border: `${vars.rule.hair} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.round,
  fontSize: '1.25rem',
});
