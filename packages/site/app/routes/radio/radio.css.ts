import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const page = layoutStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100svh',
  background: vars.color.masthead.base,
  '@media': { [media.print]: { background: 'none' } },
});

/** A phone in landscape: so low that the two halves only fit beside each other. */
const sideways = `(min-width: 40rem) and ${media.low}`;

/** Seven columns of picture and five of paper, which fill the window with the programme below them. */
export const halves = layoutStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.surface.page,
  '@media': {
    [media.print]: { background: 'none' },
    [media.desk]: { display: 'grid', gridTemplateColumns: '7fr 5fr', gridTemplateRows: '1fr' },
    [sideways]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
  },
});

export const picture = layoutStyle({
  minInlineSize: 0,
  '@media': {
    [media.desk]: { position: 'relative' },
    [sideways]: { position: 'relative' },
    [media.print]: { display: 'none' },
  },
});

const filling = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  aspectRatio: 'auto',
  objectFit: 'cover',
} as const;

/** Takes the remaining height of the window. */
export const image = layoutStyle({
  '@media': {
    [media.desk]: filling,
    [sideways]: { ...filling, maxBlockSize: 'calc(100svh - 3.75rem)' },
  },
});

/** A sheet that overlaps the picture a little, with a cut edge. */
export const sheet = layoutStyle({
  flex: 1,
  minInlineSize: 0,
  boxSizing: 'border-box',
  background: vars.color.surface.page,
  paddingBlock: `1.25rem ${vars.space.l}`,
  paddingInline: vars.width.gutter,
  '@media': {
    [media.desk]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'center',
      marginInlineStart: `calc(-1 * ${vars.edge.depth})`,
      paddingBlock: vars.space.xxl,
      paddingInline: '4.375rem 3.5rem',
      clipPath: vars.edge.start,
      selectors: { '&:dir(rtl)': { clipPath: 'none' } },
    },
    [sideways]: { alignContent: 'start', paddingBlock: vars.space.m, paddingInline: '1.75rem 1.5rem' },
    [media.print]: { background: 'none' },
  },
});

// The controls run to the edge of the sheet, as its picture and the page do.
globalStyle(`${sheet} > section`, { '@layer': { 'dn.layouts': { maxInlineSize: 'none' } } });
