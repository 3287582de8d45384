import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** The reasons to write, with the people in the columns beside them; below them three short sections. */
export const parts = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.section,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
    [media.desk]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  },
});

// Every section has its own rule, so only space separates them.
globalStyle(`${parts} section`, { '@layer': { 'dn.layouts': { marginBlockStart: 0 } } });

export const main = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.section,
  alignContent: 'start',
  '@media': { [media.tablet]: { gridColumn: 'span 5' }, [media.desk]: { gridColumn: 'span 8' } },
});

export const aside = layoutStyle({
  '@media': { [media.tablet]: { gridColumn: 'span 3' }, [media.desk]: { gridColumn: 'span 4' } },
});

export const short = layoutStyle({
  minInlineSize: 0,
  '@media': {
    [media.tablet]: { gridColumn: 'span 4', selectors: { '&:last-child': { gridColumn: '1 / -1' } } },
    [media.desk]: { selectors: { '&:last-child': { gridColumn: 'span 4' } } },
  },
});

/** Keeps a phone number on one line, so that nobody dials half of it. */
export const telephone = layoutStyle({ whiteSpace: 'nowrap' });

/** Names and values, one below the other. */
export const facts = layoutStyle({ display: 'grid', gap: vars.space.xxs });

globalStyle(`${facts} dt`, {
  '@layer': { 'dn.layouts': { font: vars.text.kicker, color: vars.color.text.muted } },
});
globalStyle(`${facts} dd`, {
  '@layer': { 'dn.layouts': { marginBlockEnd: vars.space.s, overflowWrap: 'anywhere' } },
});

/** A day and its hours on one line each. */
export const hours = layoutStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: vars.space.xs,
  columnGap: vars.space.m,
});

globalStyle(`${hours} dd`, {
  '@layer': { 'dn.layouts': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } },
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
  borderRadius: vars.radius.s,
  fontSize: '1.25rem',
});
