import { media, sectionHue, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.l,
  listStyle: 'none',
  padding: 0,
  margin: 0,
} as const;

const four = { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' };

/** The first part across the page, the others below it in as many columns as they fill. */
export const parts = {
  two: layoutStyle({
    ...list,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.spacious]: four,
      [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  }),
  three: layoutStyle({
    ...list,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [media.print]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  }),
};

/** A numeral above its part. */
export const part = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: vars.space.xs,
  paddingBlockStart: vars.space.s,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  '@media': {
    [media.tablet]: { selectors: { '&:first-child': { gridColumn: '1 / -1' } } },
    // Two others fit beside it.
    [media.spacious]: { selectors: { '&:first-child:nth-last-child(3)': { gridColumn: 'span 2' } } },
    [media.print]: { selectors: { '&:first-child': { gridColumn: '1 / -1' } } },
  },
});

export const number = layoutStyle({
  font: vars.text.h3,
  fontVariantNumeric: 'lining-nums',
  color: sectionHue,
});
