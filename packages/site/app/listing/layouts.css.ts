import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

const deskOnly = `${media.desk} and (max-width: 113.99rem)`;
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
const four = 'repeat(4, minmax(0, 1fr))';

/** The grids of the layouts. A story below another has a hairline above it. */
export const layout = {
  rail: layoutStyle({
    ...grid,
    '@media': {
      [media.tabletOnly]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: vars.space.m },
      [media.desk]: { gridTemplateColumns: three, rowGap: vars.space.m },
      [media.spacious]: { gridTemplateColumns: four },
    },
  }),
  across: layoutStyle({
    ...grid,
    '@media': {
      [media.tablet]: { gridTemplateColumns: three, rowGap: vars.space.l },
      [media.spacious]: { gridTemplateColumns: four, rowGap: vars.space.m },
    },
  }),
  pair: layoutStyle({
    ...grid,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: vars.space.l },
      // Two stories as wide as on a desktop, and a column of three headlines; the last of its rows takes what
      // they leave of the height. Further headlines are in four columns below.
      [media.spacious]: {
        gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
        gridTemplateRows: 'auto auto 1fr',
        rowGap: 0,
      },
    },
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
  rule(`${each} > ${later} > div:first-child:has(img)`, phone, { inlineSize: '6rem' });
}

// The lead of a rail is as high as the rail: eight columns of a desktop, half a tablet with a tall picture.
rule(`${layout.rail} > :first-child`, media.tablet, { gridRow: 'span 3' });
rule(`${layout.rail} > :first-child`, media.desk, { gridColumn: 'span 2' });
rule(`${layout.rail} > :first-child img`, media.tabletOnly, { aspectRatio: '4 / 5' });
rule(`${layout.rail} > :first-child img`, media.desk, { aspectRatio: '8 / 5' });
rule(`${layout.rail} > :nth-child(n + 3)`, media.tablet, hairAbove);

// On a tablet a single story in the last of its rows has it to itself.
rule(`${layout.rail} > :nth-child(2n + 7):last-child`, media.tabletOnly, { gridColumn: '1 / -1' });

// A single story below spans the width of the lead; of two the second spans what they leave.
rule(`${layout.rail} > :is(:nth-child(3n + 5), :nth-child(3n + 6)):last-child`, media.desk, {
  gridColumn: 'span 2',
});

// In four columns the six stories after the lead fill two beside it.
rule(`${layout.rail} > :nth-child(3)`, media.spacious, { borderBlockStart: 0, paddingBlockStart: 0 });
rule(`${layout.rail} > :is(:nth-child(3n + 5), :nth-child(3n + 6)):last-child`, media.spacious, {
  gridColumn: 'auto',
});
rule(`${layout.rail} > :nth-child(2n + 2):nth-child(-n + 6):last-child`, media.spacious, {
  gridColumn: 'span 2',
});
// Three or fewer stand below each other, beside a lower picture.
const few = `${layout.rail}:not(:has(> :nth-child(5)))`;
rule(`${few} > :nth-child(n + 2)`, media.spacious, { gridColumn: 'span 2' });
rule(`${few} > :nth-child(3)`, media.spacious, hairAbove);
rule(`${few} > :first-child img`, media.spacious, { aspectRatio: '2' });

// The picture is about as high as the text beside it.
rule(`${layout.across} > :first-child img`, media.tabletOnly, { aspectRatio: '6 / 5' });
rule(`${layout.across} > :first-child:not(:last-child) img`, media.spacious, { aspectRatio: '6 / 5' });
rule(`${layout.across} > :first-child`, media.tablet, { gridColumn: '1 / -1' });
// Beside a lead of three columns the others are a fourth.
rule(`${layout.across} > :first-child:not(:last-child)`, media.spacious, {
  gridColumn: '1 / 4',
  gridRow: 'span 3',
});
rule(`${layout.across} > :nth-child(n + 3)`, media.spacious, hairAbove);
// One or two in the last row share it.
rule(`${layout.across} > :nth-child(4n + 5):last-child`, media.spacious, { gridColumn: '1 / -1' });
rule(
  `${layout.across} > :is(:nth-child(4n + 5):nth-last-child(2), :nth-child(4n + 6):last-child)`,
  media.spacious,
  { gridColumn: 'span 2' },
);

rule(`${layout.pair} > :nth-child(n + 3)`, media.tablet, { gridColumn: '1 / -1', ...hairAbove });
// On a desktop the headlines are two abreast; a single one in the last row has it to itself.
rule(`${layout.pair} > :nth-child(n + 3)`, deskOnly, { gridColumn: 'auto' });
rule(`${layout.pair} > :nth-child(2n + 3):last-child`, deskOnly, { gridColumn: '1 / -1' });
rule(`${layout.pair} > :nth-child(1)`, media.spacious, { gridArea: '1 / 1 / 4 / 4' });
rule(`${layout.pair} > :nth-child(2)`, media.spacious, { gridArea: '1 / 4 / 4 / 7' });
rule(`${layout.pair} > :nth-child(n + 3)`, media.spacious, {
  gridColumn: '7 / 9',
  paddingBlockEnd: vars.space.m,
});
rule(`${layout.pair} > :nth-child(3)`, media.spacious, { borderBlockStart: 0, paddingBlockStart: 0 });
rule(`${layout.pair} > :nth-child(n + 6)`, media.spacious, { gridColumn: 'span 2' });
// One or two in the last row share it.
rule(`${layout.pair} > :nth-child(4n + 6):last-child`, media.spacious, { gridColumn: '1 / -1' });
rule(
  `${layout.pair} > :is(:nth-child(4n + 6):nth-last-child(2), :nth-child(4n + 7):nth-child(n + 7):last-child)`,
  media.spacious,
  { gridColumn: 'span 4' },
);
// Two by themselves share the page.
rule(`${layout.pair} > :nth-child(1):nth-last-child(2)`, media.spacious, { gridColumn: '1 / 5' });
rule(`${layout.pair} > :nth-child(2):last-child`, media.spacious, { gridColumn: '5 / 9' });

/** Further stories below a layout, as headlines. */
export const rest = layoutStyle({
  marginBlockStart: vars.space.l,
  borderBlockStart: hair,
  paddingBlockStart: vars.space.m,
});
