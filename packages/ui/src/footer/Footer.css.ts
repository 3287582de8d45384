import { componentStyle, media, vars, visuallyHidden } from '../theme/index.ts';

const faint = 'color-mix(in srgb, currentcolor 28%, transparent)';

export const hidden = componentStyle(visuallyHidden);

export const root = componentStyle({
  backgroundColor: vars.color.masthead.base,
  color: vars.color.masthead.ink,
  font: vars.text.small,
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.bright.base}`,
  '@media': { [media.print]: { backgroundColor: 'transparent', color: 'inherit' } },
});

export const inner = componentStyle({
  boxSizing: 'border-box',
  maxInlineSize: `calc(${vars.width.page} + 2 * ${vars.width.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.width.gutter,
  paddingBlock: `${vars.space.xl} ${vars.space.l}`,
  '@media': { [media.desk]: { paddingBlock: `${vars.space.xxl} ${vars.space.xl}` } },
});

export const head = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': {
    [media.desk]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: vars.space.xxl },
    [media.print]: { display: 'none' },
  },
});

export const masthead = componentStyle({});

export const logo = componentStyle({
  display: 'inline-block',
  color: 'inherit',
  font: vars.text.h2,
  overflowWrap: 'anywhere',
  letterSpacing: vars.tracking.tight,
  textDecoration: 'none',
});

export const tagline = componentStyle({
  margin: 0,
  marginBlockStart: vars.space.s,
  maxInlineSize: '34ch',
  font: vars.text.summary,
  color: vars.color.masthead.muted,
});

export const newsletter = componentStyle({});

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.l,
  rowGap: vars.space.xl,
  marginBlockStart: vars.space.xl,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.rule.hair} solid ${faint}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 2.5fr) minmax(0, 2.5fr) minmax(0, 7fr)',
      columnGap: vars.space.xxl,
      marginBlockStart: vars.space.xxl,
    },
    [media.print]: { display: 'none' },
  },
});

export const aside = componentStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.l,
  rowGap: vars.space.xl,
  alignContent: 'start',
  '@media': {
    [media.tablet]: { gridColumn: 'auto', gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const title = componentStyle({
  margin: 0,
  marginBlockEnd: vars.space.xs,
  font: vars.text.kicker,
  letterSpacing: vars.kicker.tracking,
  textTransform: vars.kicker.transform,
  color: vars.color.masthead.muted,
});

export const list = componentStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const link = componentStyle({
  display: 'inline-flex',
  overflowWrap: 'anywhere',
  alignItems: 'center',
  minBlockSize: '2.25rem',
  paddingBlock: '0.25rem',
  color: 'inherit',
  font: vars.text.small,
  lineHeight: 1.3,
  textDecoration: 'none',
  selectors: {
    '&[href]:hover': {
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
      textDecorationColor: vars.color.bright.base,
      textDecorationThickness: '2px',
    },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: '2.75rem' } },
});

export const imprint = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.l,
  rowGap: vars.space.xxs,
  marginBlockStart: vars.space.xl,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.rule.hair} solid ${faint}`,
});

export const copyright = componentStyle({ margin: 0 });

export const note = componentStyle({
  margin: 0,
  color: vars.color.masthead.muted,
  '@media': { [media.print]: { color: 'inherit' } },
});

export const legal = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.l,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { marginInlineStart: 'auto' }, [media.print]: { display: 'none' } },
});
