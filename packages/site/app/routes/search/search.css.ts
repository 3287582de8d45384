import { globalStyle } from '@vanilla-extract/css';
import { labelTab, media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';
import { fade } from '../../listing/fade.ts';
import { gridLines } from '../../listing/grid-lines.ts';

const phone = `not all and ${media.tablet}`;

/** Large and in columns, for readers who do not know what to type. */
export const examples = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.25rem, 1fr))',
  columnGap: vars.space.gap,
  listStyle: 'none',
  padding: 0,
});
globalStyle(`${examples} a`, {
  '@layer': {
    'dn.layouts': {
      display: 'block',
      paddingBlock: vars.space.xs,
      font: vars.text.h5,
      color: vars.color.text.body,
    },
  },
});

const groupRoom = '0.875rem';

/** Its label in two columns of twelve, its items in ten. */
export const group = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.s,
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  paddingBlockStart: groupRoom,
  '@media': { [media.desk]: { gridTemplateColumns: gridLines([2]) } },
});

/** A tab hangs from the rule above the group, which reserves space for it. */
export const label = layoutStyle({
  font: vars.text.label,
  ...labelTab(vars.color.text.body),
  marginBlockStart: `calc(${groupRoom} * (${vars.label.drop} - 1))`,
});

/** The text without an answer. */
export const missing = layoutStyle({
  font: vars.text.reading,
  color: vars.color.text.body,
  maxInlineSize: vars.width.text,
});
globalStyle(`${missing} a`, {
  '@layer': { 'dn.layouts': { color: vars.color.link.base, whiteSpace: 'nowrap' } },
});

/** The results belong to the field above them. */
export const found = layoutStyle({ marginBlockStart: `calc(${vars.space.section} / -2)` });

/** The kinds in a row on the rule of the list; on a phone it scrolls sideways. */
export const kinds = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  marginBlockEnd: `calc(-1 * ${vars.rule.thick})`,
  font: vars.text.small,
  '@media': {
    [phone]: {
      flexWrap: 'nowrap',
      marginInlineEnd: `calc(-1 * ${vars.width.gutter})`,
      // The last one can be scrolled clear of the fade.
      paddingInlineEnd: '3rem',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      maskImage: fade('right'),
      selectors: { '&:dir(rtl)': { maskImage: fade('left') } },
    },
  },
});
globalStyle(`${kinds} a`, {
  '@layer': {
    'dn.layouts': {
      display: 'inline-flex',
      flex: 'none',
      gap: '0.375em',
      alignItems: 'center',
      minBlockSize: '2.75rem',
      color: vars.color.text.muted,
      textDecoration: 'none',
    },
  },
});
globalStyle(`${kinds} a:is(:hover, [aria-current])`, {
  '@layer': {
    'dn.layouts': {
      color: vars.color.text.body,
      boxShadow: `inset 0 calc(-1 * ${vars.rule.wall}) currentcolor`,
    },
  },
});

export const count = layoutStyle({ font: vars.text.caption, color: vars.color.text.muted });

/** A wide window has two results abreast; the widest has three below the first two. */
export const hits = layoutStyle({
  listStyle: 'none',
  padding: 0,
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.gap,
    },
    [media.spacious]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

/** The kind above the text. */
export const hit = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: vars.space.gap,
  rowGap: '0.25rem',
  paddingBlock: vars.space.m,
  '@media': { [media.spacious]: { gridColumn: 'span 2' } },
});
/** The best result has one beside it. */
export const best = layoutStyle({ '@media': { [media.spacious]: { gridColumn: 'span 3' } } });
/** A whole answer, in two columns. */
export const alone = layoutStyle({ gridColumn: '1 / -1' });
export const answer = layoutStyle({
  '@media': { [media.wide]: { columns: 2, columnGap: vars.space.gap, maxInlineSize: 'none' } },
});
// A square beside the text; the kind is above both.
export const pictured = layoutStyle({
  gridTemplateColumns: 'minmax(0, 1fr) 7.25rem',
  '@media': {
    [media.desk]: { gridTemplateColumns: gridLines([9]) },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr) 5.75rem' },
  },
});
globalStyle(`${hit} + ${hit}`, {
  '@layer': { 'dn.layouts': { borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}` } },
});
globalStyle(`${best} + ${hit}`, {
  '@layer': {
    'dn.layouts': {
      '@media': {
        // The rule of the list is above both.
        [media.wide]: { borderBlockStart: 0 },
        [media.spacious]: { gridColumn: 'span 3' },
      },
    },
  },
});

export const kind = layoutStyle({ gridColumn: '1 / -1' });

export const words = layoutStyle({
  display: 'grid',
  gap: '0.25rem',
  alignContent: 'start',
  minInlineSize: 0,
});

export const picture = layoutStyle({
  aspectRatio: '1',
  '@media': { [media.desk]: { aspectRatio: '8 / 5' }, [phone]: { gridColumn: '2', gridRow: '2' } },
});

// On a phone the text below a square and its headline takes the full width.
globalStyle(`${pictured} > ${words}`, {
  '@layer': { 'dn.layouts': { '@media': { [phone]: { display: 'contents' } } } },
});
globalStyle(`${pictured} > ${words} > p`, {
  '@layer': {
    'dn.layouts': { '@media': { [phone]: { gridColumn: '1 / -1', marginBlockStart: vars.space.xs } } },
  },
});

globalStyle(`${hits} mark`, {
  '@layer': {
    'dn.layouts': {
      color: vars.color.text.body,
      background: `linear-gradient(transparent 14%, ${vars.color.surface.found} 14% 90%, transparent 90%)`,
      paddingInline: '0.08em',
    },
  },
});
