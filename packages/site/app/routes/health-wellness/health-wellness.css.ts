import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';
import { gridLines } from '../../listing/grid-lines.ts';

const hair = `${vars.rule.hair} solid ${vars.color.border.hairline}`;

/** The numbers to call in four columns, the six places in eight. */
export const help = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.gap,
  '@media': {
    [media.desk]: { gridTemplateColumns: gridLines([4]) },
  },
});

/** A sheet in the color of the masthead, like the alert of the front page. */
export const calls = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  gap: vars.space.m,
  padding: `min(${vars.space.l}, 5vi)`,
  backgroundColor: vars.color.masthead.base,
  color: vars.color.masthead.ink,
  vars: { [vars.color.link.base]: vars.color.masthead.ink, [vars.color.link.hover]: vars.color.masthead.ink },
  '@media': {
    [media.forcedColors]: { border: '1px solid' },
    [media.print]: { border: '1px solid', backgroundColor: 'transparent', color: 'inherit' },
  },
});

export const lines = layoutStyle({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tabletOnly]: {
      gridTemplateColumns: 'repeat(3, auto)',
      justifyContent: 'space-between',
    },
    [media.desk]: { alignContent: 'start', gap: vars.space.xl },
  },
  gap: vars.space.m,
});

export const line = layoutStyle({
  display: 'grid',
  gap: vars.space.xxs,
  minBlockSize: '2.75rem',
  color: 'inherit',
  font: vars.text.label,
  textDecoration: 'none',
  selectors: { '&:hover': { color: 'inherit', textDecoration: 'underline' } },
});

export const number = layoutStyle({
  // The face of headlines sets 911 like letters.
  fontFamily: vars.font.ui,
  fontWeight: 600,
  fontSize: 'min(2.25rem, 9vi)',
  '@media': { [media.tabletOnly]: { fontSize: '1.5rem' }, [media.desk]: { fontSize: 'min(3.25rem, 3.3vi)' } },
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
});

export const resources = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const resource = layoutStyle({
  borderBlockStart: hair,
  paddingBlockStart: vars.space.m,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
  '@media': {
    [media.tablet]: { selectors: { '&:nth-child(2)': { borderBlockStart: 0, paddingBlockStart: 0 } } },
  },
});

/** The first quotation large, the others in a column beside it. */
export const experts = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.xl,
  alignItems: 'start',
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

globalStyle(`${experts} > :first-child`, {
  '@layer': { 'dn.layouts': { '@media': { [media.desk]: { gridRow: 'span 2' } } } },
});
globalStyle(`${experts} > :first-child > blockquote`, {
  '@layer': { 'dn.layouts': { '@media': { [media.desk]: { fontSize: 'min(3rem, 3.3vi)' } } } },
});

/** Below all quotations. */
export const note = layoutStyle({
  maxInlineSize: '44rem',
  '@media': { [media.desk]: { gridColumn: '1 / -1' } },
});
