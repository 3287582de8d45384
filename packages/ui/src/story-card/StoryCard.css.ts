import { componentStyle, componentVariants, layoutStyle, media, vars } from '../theme/index.ts';
import { cardText } from '../standfirst/reading.ts';

export const root = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.m,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.strong}`,
  paddingBlockStart: vars.space.m,
});

export const variant = componentVariants({
  featured: {
    paddingBlockEnd: vars.space.xl,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
        columnGap: vars.space.l,
      },
      [media.desk]: { columnGap: vars.space.xl },
    },
  },
  teaser: {},
});

export const picture = componentVariants({
  featured: { '@media': { [media.tablet]: { gridColumn: 'span 5' } } },
  teaser: {},
});

const stack = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.s,
} as const;

/** Only the whole story has columns; a teaser is one below the other. */
const place = (column: string) => ({
  ...stack,
  minInlineSize: 0,
  '@media': { [media.tablet]: { selectors: { [`${variant.featured} &`]: { gridColumn: column } } } },
});

export const words = componentVariants({ beside: place('6 / -1'), alone: place('1 / -1') });

export const text = componentVariants({
  featured: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '0.75em',
    font: vars.text.summary,
    maxInlineSize: vars.width.text,
  },
  teaser: { ...cardText, maxInlineSize: vars.width.text },
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
