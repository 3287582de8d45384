import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const stories = layoutStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const hair = `${vars.rule.hair} solid ${vars.color.border.hairline}`;

/** One story, or two side by side; hairlines between the rows, and between the stories on a phone. */
export const row = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  paddingBlockEnd: vars.space.xl,
  selectors: { '& + &': { borderBlockStart: hair, paddingBlockStart: vars.space.xl } },
  '@media': { [media.tablet]: { gridAutoFlow: 'column', gridTemplateColumns: 'none' } },
});

globalStyle(`${row} > * + *`, {
  '@layer': {
    'dn.layouts': {
      '@media': {
        [`not all and ${media.tablet}`]: {
          marginBlockStart: vars.space.xl,
          borderBlockStart: hair,
          paddingBlockStart: vars.space.xl,
        },
      },
    },
  },
});

// On a phone every third picture is as wide as the window, like that of a lead, so that the rows differ.
globalStyle(`${row} > :only-child img`, {
  '@layer': {
    'dn.layouts': {
      '@media': {
        [`not all and ${media.tablet}`]: {
          inlineSize: `calc(100% + 2 * ${vars.width.gutter})`,
          maxInlineSize: 'none',
          marginInline: `calc(-1 * ${vars.width.gutter})`,
        },
      },
    },
  },
});

// In a very wide window the lead's picture is not so high, and the texts are larger, as wide as their columns.
globalStyle(`${row}:first-child img`, {
  '@layer': { 'dn.layouts': { '@media': { [media.spacious]: { aspectRatio: '16 / 9' } } } },
});
globalStyle(`${row} article > div > div + div`, {
  '@layer': {
    'dn.layouts': { '@media': { [media.spacious]: { maxInlineSize: 'none', fontSize: '1.5rem' } } },
  },
});

// The buttons have no border: their first icon, not its padding, stands on the edge of the text.
globalStyle(`${row} ul`, {
  '@layer': { 'dn.layouts': { marginInlineStart: `calc(-1 * ${vars.space.xs})` } },
});

// Scroll margin for links from the front page, below the sticky header.
globalStyle(`${row} > *`, { '@layer': { 'dn.layouts': { scrollMarginBlockStart: '5rem' } } });
