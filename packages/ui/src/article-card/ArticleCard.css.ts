import { globalStyle } from '@vanilla-extract/css';
import { media, vars, visuallyHidden } from '../theme/index.ts';
import { componentStyle, componentVariants, layoutStyle } from '../vanilla-extract/index.ts';

const phone = `not all and ${media.tablet}`;
/** A phone held sideways: its one screen has room for a picture or for words below each other, and for both side by side. */
const sideways = `(min-width: 40rem) and ${media.low}`;
const tabletOnly = `${media.tablet} and (max-width: 63.99rem)`;

/** The link of the headline stretches over this box. */
export const root = componentStyle({ position: 'relative', minInlineSize: 0 });

const stacked = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s,
} as const;

/** The picture as a square at the end of the headline; what follows runs the whole width under both. */
const thumbnail = (side: string) => ({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${side}`,
  gridTemplateRows: 'auto 1fr',
  columnGap: vars.space.m,
  rowGap: 0,
});

export const variant = componentVariants({
  top: {
    ...stacked,
    '@media': {
      [sideways]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.gap },
    },
  },
  lead: stacked,
  second: stacked,
  side: {
    ...stacked,
    '@media': { [phone]: thumbnail('7.25rem'), [media.desk]: thumbnail('8rem') },
  },
  thumb: { ...thumbnail('7.25rem'), '@media': { [media.desk]: thumbnail('8rem') } },
  beside: {
    ...stacked,
    '@media': {
      [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.gap },
    },
  },
  small: { ...stacked, '@media': { [phone]: thumbnail('7.25rem') } },
  wide: {
    ...stacked,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: vars.space.gap,
      },
      [media.desk]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
    },
  },
  line: {},
  brief: {},
  full: stacked,
  compact: {
    display: 'flex',
    flexDirection: 'row-reverse',
    justifyContent: 'flex-end',
    alignItems: 'flex-start',
    gap: vars.space.m,
    paddingBlock: vars.space.s,
  },
});

const beforeWords = { gridColumn: '2', gridRow: '1 / 3' } as const;

export const picture = componentVariants({
  top: {
    order: vars.lead.picture,
    // On a phone the picture that opens a page runs to the window's edges.
    '@media': {
      [phone]: { marginInline: `calc(-1 * ${vars.width.gutter})` },
      [sideways]: { marginInline: 0 },
    },
  },
  lead: {},
  second: {},
  side: {
    '@media': {
      [phone]: beforeWords,
      [media.desk]: { ...beforeWords, paddingBlockStart: vars.space.xxs },
    },
  },
  thumb: { ...beforeWords, '@media': { [media.tablet]: { paddingBlockStart: vars.space.xxs } } },
  beside: {},
  small: { '@media': { [phone]: beforeWords } },
  wide: { '@media': { [media.desk]: { gridColumn: 'span 7' } } },
  line: {},
  brief: {},
  full: {},
  compact: { flex: 'none', inlineSize: '6.5rem', paddingBlockStart: vars.space.xxs },
});

/** How the picture is cut; where nothing is said, 8:5. */
export const cut = {
  top: layoutStyle({ '@media': { [media.tablet]: { aspectRatio: '16 / 8.9' } } }),
  lead: undefined,
  second: layoutStyle({ aspectRatio: '16 / 9' }),
  side: layoutStyle({ aspectRatio: '1', '@media': { [tabletOnly]: { aspectRatio: '16 / 9' } } }),
  thumb: layoutStyle({ aspectRatio: '1' }),
  beside: layoutStyle({ aspectRatio: '16 / 9', '@media': { [media.desk]: { aspectRatio: '1.12' } } }),
  small: layoutStyle({ aspectRatio: '16 / 9', '@media': { [phone]: { aspectRatio: '1' } } }),
  wide: undefined,
  line: undefined,
  brief: undefined,
  full: undefined,
  compact: undefined,
} as const;

const text = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
} as const;

/** Kicker and headline stand beside the square, each as a cell of its own. */
const loose = { display: 'contents' } as const;

export const words = componentVariants({
  top: text,
  lead: text,
  second: text,
  side: { ...text, '@media': { [phone]: loose, [media.desk]: loose } },
  thumb: loose,
  beside: text,
  small: { ...text, '@media': { [phone]: loose } },
  wide: { ...text, '@media': { [media.desk]: { gridColumn: 'span 5' } } },
  // Headline, then what it is about beside it.
  line: {
    ...text,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: vars.space.gap },
    },
  },
  brief: text,
  full: text,
  compact: { ...text, flex: '1 1 0', minInlineSize: 0 },
});

/** Where the parts stand when they are cells of the card. Elsewhere there is one column, and nothing to say. */
const besideSquare = { gridColumn: '1' } as const;
const underSquare = { gridColumn: '1 / -1' } as const;

export const kicker = layoutStyle({ ...besideSquare, marginBlockEnd: '0.375rem' });
export const heard = layoutStyle(visuallyHidden);
/** In a `line` the headline stands in the first column, and all that follows in the second. */
const inLine = (column: string, row: string) => ({
  selectors: {
    [`${words.line} > &`]: { '@media': { [media.tablet]: { gridColumn: column, gridRow: row } } },
  },
});
export const headline = layoutStyle({ ...besideSquare, ...inLine('1', 'auto / span 3') });
// Beside a square a phone has room for two or three words a line: a step smaller, a headline keeps to five lines.
for (const small of [words.side, words.small])
  globalStyle(`${small} > :is(h2, h3, h4)`, {
    '@layer': { 'dn.layouts': { '@media': { [phone]: { font: vars.text.h5 } } } },
  });
// Half of a low window is narrow, and as low.
globalStyle(`${words.top} > :is(h2, h3, h4)`, {
  '@layer': { 'dn.layouts': { '@media': { [sideways]: { font: vars.text.h4 } } } },
});
export const standfirst = layoutStyle({
  ...underSquare,
  ...inLine('2', '1 / span 2'),
  marginBlockStart: vars.space.xs,
});
const clamped = (lines: number) =>
  componentStyle({
    '@media': {
      [phone]: {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: lines,
        overflow: 'hidden',
      },
    },
  });
/** On a phone three lines say enough, and two of one among many; the rest is a tap away. */
export const lines = { two: clamped(2), three: clamped(3) };
export const byline = layoutStyle({
  ...underSquare,
  ...inLine('2', '3'),
  marginBlockStart: '0.625rem',
});

export const waitingWords = layoutStyle({ justifyItems: 'stretch', rowGap: vars.space.xs });
