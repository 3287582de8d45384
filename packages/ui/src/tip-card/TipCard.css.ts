import { media, vars, visuallyHidden } from '../theme/index.ts';
import { clamp } from '../theme/clamp.ts';
import { componentStyle, componentVariants, layoutStyle } from '../vanilla-extract/index.ts';
import { cardText } from '../standfirst/reading.ts';

const phone = `not all and ${media.tablet}`;

export const root = componentStyle({ minInlineSize: 0 });

export const variant = componentVariants({
  card: { paddingBlock: `${vars.space.s} ${vars.space.m}` },
  featured: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.m,
    alignItems: 'start',
    '@media': {
      [media.desk]: {
        // Side by side where both have room, whatever the window's width.
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
        columnGap: vars.space.xl,
      },
    },
  },
  // A sheet of colored paper; on a phone as wide as the window.
  poster: {
    blockSize: '100%',
    padding: `${vars.space.l} ${vars.space.l} ${vars.space.s}`,
    backgroundColor: vars.color.sheet.base,
    color: vars.color.sheet.ink,
    vars: {
      [vars.color.text.body]: vars.color.sheet.ink,
      [vars.color.text.muted]: vars.color.sheet.muted,
    },
    '@media': {
      [phone]: { marginInline: `calc(-1 * ${vars.width.gutter})`, paddingInline: vars.width.gutter },
      [media.print]: { backgroundColor: 'transparent', color: 'inherit' },
    },
  },
  line: {},
});

const stack = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignContent: 'start',
  gap: '0.375rem',
  minInlineSize: 0,
} as const;

export const words = componentVariants({
  card: stack,
  featured: { ...stack, gap: vars.space.xs },
  // The headline is at the bottom.
  poster: { ...stack, blockSize: '100%', gridTemplateRows: 'minmax(0, 1fr)' },
  // The headline, with the advice beside it.
  line: {
    ...stack,
    '@media': {
      [media.desk]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: vars.space.gap },
    },
  },
});

export const head = componentVariants({
  card: stack,
  featured: { ...stack, gap: vars.space.xs },
  poster: { ...stack, alignSelf: 'stretch', alignContent: 'space-between', rowGap: vars.space.l },
  line: stack,
});

/** Everything but the headline. */
export const rest = componentVariants({
  card: stack,
  featured: { ...stack, gap: vars.space.xs },
  poster: { ...stack, marginBlockStart: vars.space.xxs },
  line: { ...stack, gap: 0 },
});

export const kicker = layoutStyle({ selectors: { [`${variant.poster} &`]: { color: 'inherit' } } });

export const content = componentVariants({
  card: { ...cardText, maxInlineSize: vars.width.text },
  featured: { font: vars.text.deck, maxInlineSize: vars.width.text },
  poster: {
    font: vars.text.summary,
    '@media': { [media.desk]: { fontSize: '1.25rem', lineHeight: 1.45 } },
  },
  line: cardText,
});

/** A line of the front page is cut after three lines on a phone. */
export const cutLine = componentStyle({
  ...cardText,
  color: vars.color.text.muted,
  '@media': {
    [phone]: clamp(3),
  },
});

/** The title of the tip that a link belongs to, for screen readers. */
export const hidden = componentStyle(visuallyHidden);

/** A wide strip above the text on a tablet. */
export const picture = layoutStyle({
  '@media': { [media.tabletOnly]: { aspectRatio: '2' }, [media.desk]: { aspectRatio: '4 / 3' } },
});
