import { globalStyle } from '@vanilla-extract/css';
import { labelTab, media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

const phone = `not all and ${media.tablet}`;

/** In large, in columns: for the reader who does not know yet what to type. */
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

/** Label and count in two columns of twelve, what was found in ten. */
export const group = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.s,
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  paddingBlockStart: groupRoom,
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 10fr)' } },
});

/** A tab hangs from the rule above the group, which leaves room for it. */
export const label = layoutStyle({
  font: vars.text.label,
  ...labelTab(vars.color.text.body),
  marginBlockStart: `calc(${groupRoom} * (${vars.label.drop} - 1))`,
});

export const count = layoutStyle({ font: vars.text.caption, color: vars.color.text.muted });

/** The best at the full measure, the others two abreast, and the link to all of them in the cell after the last. */
export const found = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  justifyItems: 'start',
  columnGap: vars.space.gap,
  rowGap: vars.space.m,
  '@media': { [media.desk]: { rowGap: vars.space.l, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const hits = layoutStyle({ display: 'contents', listStyle: 'none' });

export const hit = layoutStyle({
  inlineSize: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: vars.space.gap,
});

export const best = layoutStyle({
  '@media': { [media.desk]: { gridColumn: '1 / -1' } },
});

export const pictured = layoutStyle({
  gridTemplateColumns: 'minmax(0, 1fr) 7.25rem',
  '@media': {
    [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem' },
    // A smaller square than in lists: the best headline is larger than theirs, and needs room for two words a line.
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr) 5.75rem' },
  },
});

export const picture = layoutStyle({
  aspectRatio: '1',
  '@media': { [media.desk]: { aspectRatio: '8 / 5' }, [phone]: { gridColumn: '2', gridRow: '1' } },
});

export const words = layoutStyle({
  display: 'grid',
  gap: '0.25rem',
  alignContent: 'start',
  minInlineSize: 0,
});

// Below a square and its headline the text of a phone runs the whole width.
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
      color: 'inherit',
      background: `linear-gradient(transparent 14%, ${vars.color.surface.found} 14% 90%, transparent 90%)`,
      paddingInline: '0.08em',
    },
  },
});
