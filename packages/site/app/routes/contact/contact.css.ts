import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';
import { gridLines } from '../../listing/grid-lines.ts';

/**
 * Two columns that each stack their parts: the head, the form and the questions, and beside them how to reach
 * us. In one column the addresses come before the form.
 */
export const parts = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.section,
  alignItems: 'start',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: gridLines([7]),
      gridTemplateRows: 'auto auto 1fr',
    },
    [media.desk]: { gridTemplateColumns: gridLines([8]) },
  },
});

// Every section has its own rule, so only space separates them.
globalStyle(`${parts} section`, { '@layer': { 'dn.layouts': { marginBlockStart: 0 } } });

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.section,
  alignContent: 'start',
} as const;

export const aside = layoutStyle({
  ...column,
  '@media': {
    [media.tablet]: { gridArea: '1 / 2 / 3', paddingBlockStart: '1.125rem' },
    [media.desk]: { gap: vars.space.xl },
  },
});

export const main = layoutStyle({
  ...column,
  '@media': { [media.tablet]: { gridArea: '2 / 1 / 4' } },
});

// Beside its picture in a very wide window the form's panel has no empty half.
globalStyle(`${main} [data-stage] > div:not([aria-hidden])`, {
  '@layer': { 'dn.layouts': { '@media': { [media.spacious]: { alignContent: 'center' } } } },
});

/** On a tablet its last two sections are below both columns. */
export const after = layoutStyle({
  ...column,
  '@media': {
    [media.tabletOnly]: { display: 'contents' },
    // As far below the aside as the parts of both are from each other.
    [media.desk]: {
      gridArea: '3 / 2',
      gap: vars.space.xl,
      marginBlockStart: `calc(${vars.space.xl} - ${vars.space.section})`,
    },
  },
});

/** What most come for. */
export const email = layoutStyle({
  font: vars.text.h5,
  letterSpacing: vars.tracking.tight,
  '@media': { [media.tabletOnly]: { font: vars.text.label } },
});

/** Keeps a phone number on one line, so that nobody dials half of it. */
export const telephone = layoutStyle({ whiteSpace: 'nowrap' });

/** Names and values, one below the other. */
export const facts = layoutStyle({ display: 'grid', gap: vars.space.xxs });

globalStyle(`${facts} dt`, {
  '@layer': { 'dn.layouts': { font: vars.text.kicker, color: vars.color.text.muted } },
});
globalStyle(`${facts} dd`, { '@layer': { 'dn.layouts': { overflowWrap: 'anywhere' } } });
globalStyle(`${facts} dd:not(:last-child)`, {
  '@layer': { 'dn.layouts': { marginBlockEnd: vars.space.s } },
});

// The note after an address that fills the line begins the next one without an indent.
globalStyle(`${facts} [data-example]:has(> a)`, {
  '@layer': {
    'dn.layouts': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.xs },
  },
});
globalStyle(`${facts} [data-example] > a + small`, {
  '@layer': { 'dn.layouts': { marginInlineStart: 0 } },
});

/** A day and its hours on one line each; in a tablet's narrow column below each other. */
export const hours = layoutStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: vars.space.xs,
  columnGap: vars.space.m,
  '@media': { [media.tabletOnly]: { display: 'block' } },
});

globalStyle(`${hours} dd`, {
  '@layer': { 'dn.layouts': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } },
});
globalStyle(`${hours} dt`, {
  '@layer': {
    'dn.layouts': {
      '@media': { [media.tabletOnly]: { font: vars.text.kicker, color: vars.color.text.muted } },
    },
  },
});
globalStyle(`${hours} dd`, {
  '@layer': {
    'dn.layouts': {
      '@media': { [media.tabletOnly]: { textAlign: 'start', marginBlockEnd: vars.space.xs } },
    },
  },
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
