import { globalStyle } from '@vanilla-extract/css';
import { media, vars, visuallyHidden } from '../theme/index.ts';
import { clamp } from '../theme/clamp.ts';
import { componentStyle, componentVariants, layoutStyle } from '../vanilla-extract/index.ts';

const phone = `not all and ${media.tablet}`;
/** A phone in landscape: picture and text side by side fit on its screen. */
const landscape = `(min-width: 40rem) and ${media.low}`;
/** A column wide enough for a headline with its standfirst beside it. */
const wideColumn = '(min-width: 36rem)';

/** Positions the link of the headline, which covers the whole card. */
export const root = componentStyle({ position: 'relative', minInlineSize: 0 });

const stacked = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s,
} as const;

/** The picture is a square, and the text flows around it. */
const flow = { display: 'flow-root' } as const;

export const variant = componentVariants({
  lead: {
    ...stacked,
    '@media': {
      [landscape]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.gap },
    },
  },
  // Picture and text share a row in a wide column.
  feature: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: vars.space.gap,
    rowGap: vars.space.s,
  },
  standard: { ...stacked, '@media': { [phone]: flow } },
  compact: flow,
  headline: { containerType: 'inline-size', inlineSize: '100%' },
});

const square = {
  float: 'inline-end',
  inlineSize: 'min(7.25rem, 42%)',
  marginBlock: `${vars.space.xxs} ${vars.space.xs}`,
  marginInlineStart: vars.space.m,
} as const;

export const picture = componentVariants({
  lead: {
    order: vars.lead.picture,
    // On a phone the picture fills the width of the window.
    '@media': {
      [phone]: { marginInline: `calc(-1 * ${vars.width.gutter})` },
      [landscape]: { marginInline: 0 },
    },
  },
  feature: { flex: '7 1 20rem', minInlineSize: 0 },
  standard: { '@media': { [phone]: square } },
  compact: square,
  headline: {},
});

/** The aspect ratio of the picture. */
export const crop = {
  lead: layoutStyle({ '@media': { [media.tablet]: { aspectRatio: '16 / 8.9' } } }),
  feature: layoutStyle({ aspectRatio: '16 / 9' }),
  standard: layoutStyle({ aspectRatio: '16 / 9', '@media': { [phone]: { aspectRatio: '1' } } }),
  compact: layoutStyle({ aspectRatio: '1' }),
  headline: undefined,
} as const;

const text = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
} as const;

export const words = componentVariants({
  lead: text,
  feature: { ...text, flex: '5 1 18rem', minInlineSize: 0 },
  // An aligned block would be a box beside the square instead of text around it.
  standard: { ...text, '@media': { [phone]: { display: 'block', alignContent: 'normal' } } },
  compact: {},
  headline: {
    ...text,
    '@container': {
      [wideColumn]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
        columnGap: vars.space.gap,
      },
    },
  },
});

/** In a wide column the headline is in the first column, the rest in the second. */
const besideHeadline = (column: string, row: string) => ({
  selectors: {
    [`${words.headline} > &`]: { '@container': { [wideColumn]: { gridColumn: column, gridRow: row } } },
  },
});
export const kicker = layoutStyle({ gridColumn: '1', marginBlockEnd: '0.375rem' });
export const hiddenKicker = layoutStyle(visuallyHidden);
export const headline = layoutStyle({
  gridColumn: '1',
  selectors: {
    ...besideHeadline('1', 'auto / span 4').selectors,
    // Lines are balanced in a box of its own, but not where they flow around a float.
    [`${words.compact} > &`]: flow,
    [`${words.standard} > &`]: { '@media': { [phone]: flow } },
  },
});
const headlineFont = (words: string, at: object) =>
  globalStyle(`${words} > :is(h2, h3, h4)`, { '@layer': { 'dn.layouts': at } });
// Beside a square picture a phone fits two or three words a line. One step smaller keeps a headline within
// five lines.
headlineFont(words.standard, { '@media': { [phone]: { font: vars.text.h5 } } });
headlineFont(words.lead, { '@media': { [landscape]: { font: vars.text.h4 } } });
headlineFont(words.headline, { '@container': { [wideColumn]: { font: vars.text.h4 } } });

export const standfirst = layoutStyle({
  ...besideHeadline('2', '1 / span 2'),
  marginBlockStart: vars.space.xs,
});
const clamped = (lines: number) =>
  componentStyle({
    '@media': {
      [phone]: clamp(lines),
    },
  });
/** A phone shows two or three lines of a standfirst. */
export const lines = { two: clamped(2), three: clamped(3) };
export const byline = layoutStyle({
  ...besideHeadline('2', '3'),
  marginBlockStart: '0.625rem',
});
export const review = componentStyle({
  ...besideHeadline('2', '4'),
  marginBlockStart: vars.space.xxs,
  font: vars.text.caption,
  color: vars.color.text.muted,
});

export const waitingWords = layoutStyle({
  justifyItems: 'stretch',
  rowGap: vars.space.xs,
  selectors: { [`${words.compact}&, ${words.standard}&`]: { display: 'grid' } },
});
