import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** An accent on the drop cap, as in 'Él', needs room below the picture. */
const belowPicture = `calc(${vars.space.xl} + ${vars.space.xs})`;

/**
 * On a desktop the parts of the head are cells of the spread, in a very wide window with the picture beside all
 * others; otherwise they follow each other.
 */
export const head = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.s,
  minInlineSize: 0,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space.m },
    [media.desk]: { display: 'contents' },
  },
});

export const words = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  rowGap: vars.space.s,
  minInlineSize: 0,
  '@media': {
    [media.tablet]: { gridColumn: '1 / -1' },
    [media.spacious]: { gridColumn: '1 / 8', gridRow: 2, alignContent: 'start' },
  },
});

/** Beside the picture of a very wide window headline and deck are larger: together they are about as high as it. */
export const title = layoutStyle({
  maxInlineSize: '62.5rem',
  '@media': { [media.spacious]: { fontSize: '5rem' } },
});

/** Wider than the text, in lines of one length: none ends on a short word. */
export const deck = layoutStyle({
  maxInlineSize: '38em',
  '@media': { [media.spacious]: { maxInlineSize: '27em', fontSize: '1.625rem' } },
});

export const byline = layoutStyle({
  alignSelf: 'center',
  '@media': {
    [media.tablet]: { gridColumn: 1, gridRow: 2 },
    [media.desk]: { gridColumn: '1 / 8', marginBlock: vars.space.s },
    [media.spacious]: { gridRow: 3 },
  },
});

/** The tools share the row of the byline, if there is room. */
export const tools = layoutStyle({
  '@media': {
    [media.tablet]: { gridColumn: 2, gridRow: 2 },
    [media.desk]: { gridColumn: '8 / 13', justifySelf: 'end', marginBlock: vars.space.s },
    [media.spacious]: {
      gridColumn: '1 / 8',
      gridRow: 4,
      justifySelf: 'start',
      marginBlockEnd: belowPicture,
    },
  },
});

// Where the row ends at the right edge, the space that may stay empty is its start.
globalStyle(`${tools} [data-piece-listen]`, {
  '@layer': {
    'dn.layouts': { '@media': { [media.tablet]: { order: -1 }, [media.spacious]: { order: 0 } } },
  },
});

/** On a phone the picture fills the width of the window. */
export const figure = layoutStyle({
  minInlineSize: 0,
  marginInline: `calc(${vars.width.gutter} * -1)`,
  '@media': {
    [media.tablet]: { gridColumn: '1 / -1', marginInline: 0 },
    [media.desk]: {
      gridColumn: '1 / 10',
      gridRow: 4,
      marginBlockEnd: belowPicture,
    },
    [media.spacious]: { gridColumn: '8 / 17', gridRow: '2 / 5' },
    [media.print]: { marginInline: 0 },
  },
});

export const picture = layoutStyle({ '@media': { [media.desk]: { aspectRatio: '16 / 9.4' } } });

export const caption = layoutStyle({
  paddingBlockStart: vars.space.xs,
  paddingInline: vars.width.gutter,
  font: vars.text.caption,
  color: vars.color.text.muted,
  '@media': { [media.tablet]: { paddingInline: 0 } },
});
