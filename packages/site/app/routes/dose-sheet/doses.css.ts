import { globalStyle } from '@vanilla-extract/css';
import { media, vars, visuallyHidden } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';
import { gridLines } from '../../listing/grid-lines.ts';

const thick = `${vars.rule.thick} solid ${vars.color.border.strong}`;
const hair = `${vars.rule.hair} solid ${vars.color.border.hairline}`;
const control = `2px solid ${vars.color.border.control}`;

/** Unambiguous figures, as on /urgent. */
const figures = {
  fontFamily: vars.font.ui,
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
} as const;

/** Shown only if its script runs: a form without an answer would be worse than none. */
export const form = layoutStyle({
  display: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  borderBlockStart: thick,
  paddingBlockStart: vars.space.m,
  selectors: { 'html[data-doses] &': { display: 'grid' } },
});
// Not printed, because the sheet itself goes on paper.
globalStyle(`html[data-doses] ${form}`, {
  '@layer': { 'dn.overrides': { '@media': { [media.print]: { display: 'none' } } } },
});

export const questions = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignContent: 'start',
  // The three questions side by side, the button below the last one.
  '@media': {
    [media.desk]: {
      gridTemplate: `auto auto 1fr / ${gridLines([3, 5])}`,
      columnGap: vars.space.gap,
    },
  },
});
globalStyle(`${questions} > fieldset:nth-child(2)`, {
  '@layer': { 'dn.layouts': { '@media': { [media.desk]: { gridRow: 'span 3' } } } },
});
globalStyle(`${questions} > :nth-child(n + 4)`, {
  '@layer': { 'dn.layouts': { '@media': { [media.desk]: { gridColumn: 3 } } } },
});

export const question = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.xs,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = layoutStyle({ padding: 0, marginBlockEnd: vars.space.xs, font: vars.text.h5 });

export const hint = layoutStyle({ font: vars.text.small, color: vars.color.text.muted });

const box = {
  boxSizing: 'border-box',
  minBlockSize: '3rem',
  minInlineSize: 0,
  paddingInline: vars.space.s,
  border: control,
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.surface.raised,
  color: 'inherit',
} as const;

export const field = layoutStyle({
  ...box,
  inlineSize: '100%',
  maxInlineSize: '22rem',
  font: vars.text.label,
});

export const bottles = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: vars.space.xs,
});

export const choice = layoutStyle({
  ...box,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
  font: vars.text.label,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.border.strong,
      backgroundColor: vars.color.surface.sunken,
    },
  },
});

export const radio = layoutStyle({
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
  accentColor: vars.color.action.base,
});

export const bottleName = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 auto',
  justifyContent: 'space-between',
  columnGap: vars.space.s,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const bottleStrength = layoutStyle(figures);

export const weight = layoutStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const number = layoutStyle({
  ...box,
  ...figures,
  flex: '1 1 7rem',
  maxInlineSize: '12rem',
  fontSize: '1.5rem',
});

export const status = layoutStyle({
  minInlineSize: 0,
  scrollMarginBlock: '5rem',
});

const answer = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  padding: vars.space.m,
  font: vars.text.summary,
} as const;

/** A dose, on the color of a slip. */
export const dose = layoutStyle({
  ...answer,
  backgroundColor: vars.color.sheet.base,
  color: vars.color.sheet.ink,
  '@media': {
    [media.desk]: {
      gridTemplate: 'auto auto 1fr / repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.xl,
    },
    [media.forcedColors]: { border: '2px solid CanvasText' },
  },
});
globalStyle(`${dose} a`, { '@layer': { 'dn.layouts': { color: 'inherit' } } });

/** The text instead of a dose. */
export const stop = layoutStyle({
  ...answer,
  borderInlineStart: `0.625rem solid ${vars.color.status.danger}`,
  backgroundColor: vars.color.surface.sunken,
});

export const stopTitle = layoutStyle({ font: vars.text.h4 });

export const of = layoutStyle({ font: vars.text.label });
globalStyle(`${dose} [data-word=strength]`, { '@layer': { 'dn.layouts': { display: 'inline-block' } } });

export const amount = layoutStyle({ ...figures, fontSize: 'min(4.5rem, 18vi)', lineHeight: 1.05 });

export const note = layoutStyle({ font: vars.text.label });

export const conditions = layoutStyle({
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  margin: 0,
  paddingInlineStart: '1.2em',
  '@media': { [media.desk]: { gridArea: '1 / 2 / 4' } },
});

export const drawing = layoutStyle({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '24rem',
  blockSize: 'auto',
  marginBlock: vars.space.xs,
});

const ink = { stroke: 'currentcolor', strokeWidth: 2, strokeLinejoin: 'round' } as const;
export const line = layoutStyle({ ...ink, fill: 'none' });
export const pointer = layoutStyle({ ...ink, fill: 'currentcolor', strokeWidth: 3 });
export const solid = layoutStyle({ fill: 'currentcolor' });
export const fill = layoutStyle({
  fill: vars.color.masthead.base,
  '@media': { [media.forcedColors]: { fill: 'Highlight' } },
});
export const tablet = layoutStyle({ ...ink, fill: vars.color.masthead.base });

const label = { ...figures, fill: 'currentcolor', textAnchor: 'middle' } as const;
export const mark = layoutStyle({ ...label, fontSize: '12px' });
export const reached = layoutStyle({ ...label, fontSize: '15px' });

export const tables = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  scrollMarginBlockStart: '5rem',
  '@media': { [media.print]: { gap: '5pt' } },
});

export const medicine = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  '@media': { [media.print]: { gap: '2pt' } },
});

export const medicineHead = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.m,
  borderBlockStart: thick,
  paddingBlockStart: vars.space.s,
  '@media': { [media.print]: { paddingBlockStart: '2pt' } },
});
export const medicineTitle = layoutStyle({ minInlineSize: 0, font: vars.text.h4, overflowWrap: 'anywhere' });

export const limits = layoutStyle({
  font: vars.text.label,
  '@media': { [media.print]: { fontSize: '9pt' } },
});

export const bottleTables = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  columnGap: vars.space.xl,
  rowGap: vars.space.l,
  alignItems: 'start',
  '@media': {
    [media.print]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: '14pt' },
  },
});

export const table = layoutStyle({ inlineSize: '100%', borderCollapse: 'collapse', font: vars.text.small });
globalStyle(`${table} :is(th, td)`, {
  '@layer': {
    'dn.layouts': {
      paddingBlock: '0.4rem',
      paddingInline: 0,
      borderBlockEnd: hair,
      textAlign: 'start',
      verticalAlign: 'baseline',
      fontVariantNumeric: 'lining-nums tabular-nums',
      '@media': { [media.print]: { paddingBlock: '1pt', fontSize: '9pt', lineHeight: 1.2 } },
    },
  },
});
globalStyle(`${table} th`, {
  '@layer': {
    'dn.layouts': {
      font: vars.text.label,
      '@media': { [media.print]: { fontSize: '9pt', lineHeight: 1.2 } },
    },
  },
});
globalStyle(`${table} td`, { '@layer': { 'dn.layouts': { textAlign: 'end' } } });

export const caption = layoutStyle({
  overflowWrap: 'anywhere',
  paddingBlockEnd: vars.space.xxs,
  borderBlockEnd: thick,
  textAlign: 'start',
  font: vars.text.label,
  '@media': { [media.print]: { fontSize: '10pt' } },
});
export const strength = layoutStyle({ ...figures, display: 'inline-block' });

/** Hidden, because the two columns are obvious. */
export const tableHead = layoutStyle(visuallyHidden);

/** Keeps both units of a weight on one line if there is room. */
export const pounds = layoutStyle({
  display: 'inline-block',
  minInlineSize: 'min(6rem, 24vi)',
  '@media': { [media.print]: { minInlineSize: '45pt', whiteSpace: 'nowrap' } },
});
export const kilograms = layoutStyle({
  display: 'inline-block',
  font: vars.text.caption,
  color: vars.color.text.muted,
  '@media': { [media.print]: { fontSize: '7.5pt', color: 'inherit', whiteSpace: 'nowrap' } },
});

export const give = layoutStyle({ whiteSpace: 'nowrap' });
globalStyle(`${table} ${give}`, {
  '@layer': {
    'dn.layouts': {
      font: vars.text.label,
      fontSize: '1.25rem',
      '@media': { [media.print]: { fontSize: '10pt' } },
    },
  },
});
export const instead = layoutStyle({ color: vars.color.text.muted });
globalStyle(`${table} ${instead}`, { '@layer': { 'dn.layouts': { textAlign: 'start' } } });

export const read = layoutStyle({
  maxInlineSize: vars.width.text,
  font: vars.text.small,
  color: vars.color.text.muted,
  '@media': { [media.print]: { fontSize: '8pt', color: 'inherit', maxInlineSize: 'none' } },
});

export const between = layoutStyle({
  font: vars.text.label,
  color: vars.color.text.body,
  '@media': { [media.print]: { fontSize: '9pt' } },
});

/** What to mind and when to call: side by side if there is room, and in print, where they fill one page. */
export const lists = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.xl,
  rowGap: vars.space.xl,
  '@media': {
    [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '14pt' },
  },
});
const onPaper = (selector: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { 'dn.overrides': { '@media': { [media.print]: style } } } });
onPaper(`article ${lists} ul > li`, { fontSize: '10pt', lineHeight: 1.2 });
onPaper(`article:has(${lists})`, { gap: '6pt' });
onPaper(`article:has(${lists}) h2`, { fontSize: '12pt', paddingBlockStart: '2pt' });
// Links cannot be followed on paper; the page at the printed address has them.
onPaper(`article:has(${lists}) > footer a`, { display: 'none' });
