import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '../theme/index.ts';
import { clamp } from '../theme/clamp.ts';
import { componentStyle, componentVariants, layoutStyle } from '../vanilla-extract/index.ts';
import { cardText } from '../standfirst/reading.ts';

export const root = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s,
});

const phone = `not all and ${media.tablet}`;

const twelve = { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.space.gap } as const;

export const variant = componentVariants({
  // On a tablet the picture is above the text.
  featured: { '@media': { [media.desk]: twelve } },
  leading: { '@media': { [media.desk]: twelve } },
  column: {},
  wide: {
    '@media': {
      [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.gap },
    },
  },
  // On a phone the text flows around a square picture.
  teaser: { '@media': { [phone]: { display: 'flow-root' } } },
});

export const picture = componentVariants({
  featured: { '@media': { [media.desk]: { gridColumn: 'span 5' } } },
  leading: { '@media': { [media.desk]: { gridColumn: 'span 8' } } },
  column: {},
  wide: { '@media': { [media.desk]: { gridColumn: '1 / -1' } } },
  teaser: {
    '@media': {
      [phone]: {
        float: 'inline-end',
        inlineSize: '7.25rem',
        marginBlock: `${vars.space.xxs} ${vars.space.xs}`,
        marginInlineStart: vars.space.m,
      },
    },
  },
});

/** The crop of the picture; the whole story shows the whole picture. */
export const cut = {
  featured: layoutStyle({}),
  leading: layoutStyle({}),
  column: layoutStyle({}),
  wide: layoutStyle({ '@media': { [media.desk]: { aspectRatio: '2' } } }),
  teaser: layoutStyle({
    '@media': { [phone]: { aspectRatio: '1' }, [media.desk]: { aspectRatio: '4 / 3' } },
  }),
};

const stack = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.s,
} as const;

/** Headline and text are grid cells of the card if a story is `wide`. */
const loose = { display: 'contents' } as const;

/** Only the whole story has columns. */
const place = (column: string, leadingColumn = column) => ({
  ...stack,
  minInlineSize: 0,
  '@media': {
    // An aligned block would be a box beside the square instead of text around it.
    [phone]: { selectors: { [`${variant.teaser} &`]: { display: 'block', alignContent: 'normal' } } },
    [media.desk]: {
      selectors: {
        [`${variant.featured} &`]: { gridColumn: column },
        [`${variant.leading} &`]: { gridColumn: leadingColumn },
        [`${variant.wide} &`]: loose,
      },
    },
  },
});

export const words = componentVariants({ beside: place('6 / -1', '9 / -1'), alone: place('1 / -1') });

export const head = componentStyle({ ...stack, gap: vars.space.xxs, minInlineSize: 0 });

const teaserText = {
  ...cardText,
  maxInlineSize: vars.width.text,
  gridColumn: '1 / -1',
  color: vars.color.text.muted,
  '@media': {
    [phone]: clamp(4),
  },
} as const;

const wholeText = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.75em',
  font: vars.text.summary,
  maxInlineSize: vars.width.text,
} as const;

export const text = componentVariants({
  featured: wholeText,
  leading: wholeText,
  column: wholeText,
  wide: {
    ...teaserText,
    font: vars.text.summary,
    '@media': { ...teaserText['@media'], [media.desk]: { gridColumn: '2' } },
  },
  teaser: {
    ...teaserText,
    '@media': { [phone]: { ...clamp(4), marginBlockStart: vars.space.xxs } },
  },
});

export const paragraph = componentStyle({ margin: 0 });

export const buttons = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
  listStyle: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

// Three of them fit on a line of a phone.
globalStyle(`${buttons} > li > button`, {
  '@layer': {
    'dn.layouts': { font: vars.text.caption, fontWeight: 600, paddingInline: vars.space.xs },
  },
});
