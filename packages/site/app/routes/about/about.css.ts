import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.section,
} as const;

const desk = (template: string) => ({ '@media': { [media.desk]: { gridTemplateColumns: template } } });

/** The mission in eight columns, with its rules beside it. */
export const opening = layoutStyle({ ...columns, ...desk('minmax(0, 8fr) minmax(0, 4fr)') });

/** Two short sections at the end. */
export const closing = layoutStyle({ ...columns, ...desk('minmax(0, 4fr) minmax(0, 8fr)') });

globalStyle(`${opening} > section, ${closing} > section`, {
  '@layer': { 'dn.layouts': { marginBlockStart: 0 } },
});

/** The summary of the page, in two sentences. */
export const pulled = layoutStyle({
  maxInlineSize: '30em',
  paddingInlineStart: vars.space.m,
  borderInlineStart: `${vars.rule.slip} solid ${vars.color.bright.base}`,
  font: vars.text.h4,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
  marginBlockEnd: vars.space.l,
  '@media': { [media.desk]: { font: vars.text.h3, paddingInlineStart: vars.space.l } },
});

export const prose = layoutStyle({ display: 'grid', gap: vars.space.m, maxInlineSize: vars.width.text });

/** A name in four columns and its text in eight, for the values, the story and the people alike. */
export const entries = layoutStyle({ display: 'grid', listStyle: 'none', padding: 0, margin: 0 });

export const entry = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.xs,
  paddingBlock: '1.25rem',
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  selectors: {
    '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
});

globalStyle(`${entry} h3`, { '@layer': { 'dn.layouts': { font: vars.text.h5 } } });
globalStyle(`${entry} > p`, { '@layer': { 'dn.layouts': { maxInlineSize: vars.width.text } } });

/** The year with which the story starts. */
export const year = layoutStyle({
  font: vars.text.h2,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
});

/** A person's emblem with the name beside it. */
export const person = layoutStyle({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  columnGap: vars.space.m,
  alignItems: 'center',
  alignContent: 'start',
  // Without the square the name fills the line.
  '@media': { [media.print]: { display: 'block' } },
});

globalStyle(`${person} > span`, { '@layer': { 'dn.layouts': { gridRow: 'span 2' } } });
globalStyle(`${person} h3 a`, { '@layer': { 'dn.layouts': { color: 'inherit' } } });
