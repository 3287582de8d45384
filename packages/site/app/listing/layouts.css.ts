import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

const tabletOnly = `${media.tablet} and (max-width: 63.99rem)`;
const phone = `not all and ${media.tablet}`;
const hair = `${vars.rule.hair} solid ${vars.color.border.hairline}`;

const grid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.s,
  alignItems: 'start',
} as const;
const three = 'repeat(3, minmax(0, 1fr))';

/** The grids of the layouts. A story below another has a hairline above it. */
export const layout = {
  rail: layoutStyle({
    ...grid,
    '@media': {
      [tabletOnly]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: vars.space.m },
      [media.desk]: { gridTemplateColumns: three, rowGap: vars.space.m },
    },
  }),
  across: layoutStyle({
    ...grid,
    '@media': { [media.tablet]: { gridTemplateColumns: three, rowGap: vars.space.l } },
  }),
  pair: layoutStyle({
    ...grid,
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: vars.space.l } },
  }),
};

const rule = (selector: string, at: string, style: Record<string, string | number>) =>
  globalStyle(selector, { '@layer': { 'dn.layouts': { '@media': { [at]: style } } } });

const hairAbove = { borderBlockStart: hair, paddingBlockStart: vars.space.m };

for (const each of Object.values(layout))
  rule(`${each} > * + *`, phone, { ...hairAbove, paddingBlockStart: vars.space.s });

// To shorten the page, a phone shows only headlines after the first story of a category, with the byline
// beside a small picture. Search results also show the standfirst if there are at most two.
const later = ':nth-child(n + 2)';
for (const each of Object.values(layout)) {
  rule(`${each} > ${later}:not(:nth-child(2):last-child) :is(h2, h3) + p`, phone, { display: 'none' });
  rule(`${each} > ${later}:has(img)`, phone, { gridTemplateColumns: 'minmax(0, 1fr) 6rem' });
  rule(`${each} > ${later} > div > p:last-child`, phone, { gridColumn: '1' });
}

// The lead of a rail is as high as the rail: eight columns of a desktop, half a tablet with a square picture.
rule(`${layout.rail} > :first-child`, media.tablet, { gridRow: 'span 3' });
rule(`${layout.rail} > :first-child`, media.desk, { gridColumn: 'span 2' });
rule(`${layout.rail} > :first-child img`, tabletOnly, { aspectRatio: '1' });
rule(`${layout.rail} > :first-child img`, media.desk, { aspectRatio: '8 / 5' });
rule(`${layout.rail} > :nth-child(n + 3)`, media.tablet, hairAbove);

// A single story below spans the width of the lead.
rule(`${layout.rail} > :nth-child(3n + 5):last-child`, media.desk, { gridColumn: 'span 2' });

rule(`${layout.across} > :first-child`, media.tablet, { gridColumn: '1 / -1' });

rule(`${layout.pair} > :nth-child(n + 3)`, media.tablet, { gridColumn: '1 / -1', ...hairAbove });

/** Further stories below a layout, as headlines. */
export const rest = layoutStyle({
  marginBlockStart: vars.space.l,
  borderBlockStart: hair,
  paddingBlockStart: vars.space.m,
});

/** A rail whose summaries have two lines, so that it is about as high as its lead. */
export const short = layoutStyle({});

globalStyle(`${short} > :nth-child(n + 2) :is(h2, h3) + p`, {
  '@layer': {
    'dn.layouts': {
      '@media': {
        [`screen and ${media.desk}`]: {
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
        },
      },
    },
  },
});
