import { componentStyle, componentVariants, layoutStyle, media, vars } from '../theme/index.ts';
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

export const variant = componentVariants({
  featured: {
    paddingBlockEnd: vars.space.xl,
    selectors: {
      '& + &': {
        borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
        paddingBlockStart: vars.space.xl,
      },
    },
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
        columnGap: vars.space.l,
      },
      [media.desk]: { columnGap: vars.space.xl },
    },
  },
  wide: {
    '@media': {
      [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.gap },
    },
  },
  teaser: {
    '@media': {
      [phone]: {
        gridTemplateColumns: 'minmax(0, 1fr) 7.25rem',
        gridTemplateRows: 'auto 1fr',
        columnGap: vars.space.m,
        rowGap: vars.space.xxs,
      },
    },
  },
});

export const picture = componentVariants({
  featured: { '@media': { [media.tablet]: { gridColumn: 'span 5' } } },
  wide: { '@media': { [media.desk]: { gridColumn: '1 / -1' } } },
  teaser: { '@media': { [phone]: { gridColumn: '2', gridRow: '1 / 3' } } },
});

/** How the picture is cut. */
export const cut = {
  featured: layoutStyle({ aspectRatio: '4 / 3' }),
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

/** Headline and text are cells of their own where a story is `wide` or has a square beside its headline. */
const loose = { display: 'contents' } as const;

/** Only the whole story has columns. */
const place = (column: string) => ({
  ...stack,
  minInlineSize: 0,
  '@media': {
    [phone]: { selectors: { [`${variant.teaser} &`]: loose } },
    [media.tablet]: { selectors: { [`${variant.featured} &`]: { gridColumn: column } } },
    [media.desk]: { selectors: { [`${variant.wide} &`]: loose } },
  },
});

export const words = componentVariants({ beside: place('6 / -1'), alone: place('1 / -1') });

export const head = componentStyle({ ...stack, gap: vars.space.xxs, minInlineSize: 0 });

const teaserText = {
  ...cardText,
  maxInlineSize: vars.width.text,
  gridColumn: '1 / -1',
  color: vars.color.text.muted,
  '@media': {
    [phone]: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 4, overflow: 'hidden' },
  },
} as const;

export const text = componentVariants({
  featured: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '0.75em',
    font: vars.text.summary,
    maxInlineSize: vars.width.text,
  },
  wide: {
    ...teaserText,
    font: vars.text.summary,
    '@media': { ...teaserText['@media'], [media.desk]: { gridColumn: '2' } },
  },
  teaser: teaserText,
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

/** Three of them fit on a line of a phone. */
export const button = layoutStyle({
  font: vars.text.caption,
  fontWeight: 600,
  paddingInline: vars.space.xs,
});
