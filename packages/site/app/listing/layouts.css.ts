import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

const unlessSpacious = 'and (max-width: 113.99rem)';
const deskOnly = `${media.desk} ${unlessSpacious}`;
const phone = `not all and ${media.tablet}`;
const hair = `${vars.rule.hair} solid ${vars.color.border.hairline}`;

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const grid = (rowGap: string) =>
  layoutStyle({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: vars.space.gap,
    rowGap: vars.space.s,
    alignItems: 'start',
    '@media': { [media.tablet]: { ...columns(12), rowGap } },
  });

/** The grids of the layouts. A story below another has a hairline above it. */
export const layout = {
  rail: grid(vars.space.m),
  across: grid(vars.space.l),
  pair: grid(vars.space.l),
};
const { rail, across, pair } = layout;

// The queries keep the order of their first use, from narrow to wide.
const rule = (selector: string, at: string, style: Record<string, string | number>) =>
  globalStyle(selector, { '@layer': { 'dn.layouts': { '@media': { [at]: style } } } });

const span = (count: number) => ({ gridColumn: `span ${count}` });
const whole = { gridColumn: '1 / -1' };
const hairAbove = { borderBlockStart: hair, paddingBlockStart: vars.space.m };
const noHair = { borderBlockStart: 0, paddingBlockStart: 0 };

/** So many stories in the last row share it; `first` selects what a row can begin with. */
const share = (list: string, first: string, count: number, at: string, of = 12) => {
  const begins = `${first}:nth-last-child(${count})`;
  rule(`${list} > :is(${begins}, ${begins} ~ *)`, at, span(of / count));
};

for (const each of Object.values(layout))
  rule(`${each} > * + *`, phone, { ...hairAbove, paddingBlockStart: vars.space.s });

// To shorten the page, a phone shows only headlines after the first story of a category, with the byline
// beside a small picture. Search results also show the standfirst if there are at most two.
const later = ':nth-child(n + 2)';
for (const each of Object.values(layout)) {
  rule(`${each} > ${later}:not(:nth-child(2):last-child) :is(h2, h3) + p`, phone, { display: 'none' });
  rule(`${each} > ${later} > div:first-child:has(img)`, phone, { inlineSize: '6rem' });
}
// The first picture of every category fills the width of a phone. A wider one has the text beside it.
rule(`:is(${across}, ${pair}) > :first-child > div:first-child:has(img)`, 'not all and (min-width: 40rem)', {
  marginInline: `calc(-1 * ${vars.width.gutter})`,
});

// The lead of a rail is as high as the rail: eight columns of a desktop, all of a tablet.
rule(`${rail} > *, ${pair} > *`, media.tablet, span(6));
rule(`${rail} > *`, media.desk, span(4));
rule(`${across} > *`, media.tablet, span(4));
rule(`:is(${rail}, ${across}) > :first-child`, media.tablet, whole);
rule(`${rail} > :first-child`, media.desk, { ...span(8), gridRow: 'span 3' });
rule(`${rail} > :first-child img`, media.tablet, { aspectRatio: '8 / 5' });
rule(`${rail} > * + *`, media.tablet, hairAbove);
rule(`${rail} > :nth-child(2)`, media.desk, noHair);

// On a tablet a single story in the last of its rows has it to itself.
rule(`${rail} > :nth-child(2n + 2):last-child`, media.tabletOnly, whole);
// On a desktop it spans the width of the lead, and two share the row.
rule(`${rail} > :nth-child(3n + 5):last-child`, deskOnly, span(8));
share(rail, ':nth-child(3n + 5)', 2, deskOnly);

// On a tablet the picture is about as high as the text beside it; on a desktop the headline is larger.
rule(`${across} > :first-child img`, media.tabletOnly, { aspectRatio: '8 / 5' });
rule(`${across} > :first-child h3`, deskOnly, { font: vars.text.h1 });
const threeColumns = `${media.tablet} ${unlessSpacious}`;
rule(`${across} > :nth-child(3n + 2):last-child`, threeColumns, whole);
share(across, ':nth-child(3n + 2)', 2, threeColumns);
// A wide one in the last row looks like those above it.
rule(`${across} > ${later}`, media.tablet, { containerType: 'normal' });

// In four columns the six stories after the lead fill two beside it, and the others are below.
const four = `:is(${rail}, ${across})`;
const many = ':has(> :nth-child(5))';
rule(across, media.spacious, { rowGap: vars.space.m });
rule(`${four} > *`, media.spacious, span(3));
rule(`${across} > :nth-child(n + 3)`, media.spacious, hairAbove);
rule(`${four}${many} > :nth-child(3)`, media.spacious, noHair);
rule(`${four} > :nth-child(6):last-child`, media.spacious, span(6));
rule(`${four} > :nth-child(4n + 8):last-child`, media.spacious, whole);
share(four, ':nth-child(4n + 8)', 2, media.spacious);
share(four, ':nth-child(4n + 8)', 3, media.spacious);
// A lead with fewer than four others has them below each other: with larger pictures, or in the fourth column.
const few = `${rail}:not(${many})`;
rule(`${few} > * + *`, media.spacious, span(6));
rule(`${few} > * + * > div:first-child:has(img)`, media.spacious, { inlineSize: '12rem' });
rule(`${across} > :first-child:not(:last-child)`, media.spacious, { ...span(9), gridRow: 'span 3' });
rule(`${across}${many} > :first-child`, media.spacious, { display: 'grid', ...span(6) });
rule(`${rail} > :first-child`, media.spacious, span(6));

rule(`${pair} > :nth-child(n + 3)`, media.tablet, hairAbove);
rule(`${pair} > :nth-child(n + 3)`, media.tabletOnly, whole);
// On a desktop the headlines are two abreast; a single one has a row to itself, and the last of an odd number are
// three abreast.
rule(`${pair} > :nth-child(3):last-child`, deskOnly, whole);
share(pair, ':nth-child(2n + 3)', 3, deskOnly);
// In a very wide window there are two stories and a column of three headlines; the last of its rows takes what
// they leave of the height. Further headlines are in four columns below.
rule(pair, media.spacious, { ...columns(24), gridTemplateRows: 'auto auto 1fr', rowGap: 0 });
rule(`${pair} > :nth-child(1)`, media.spacious, { gridArea: '1 / 1 / 4 / 10' });
rule(`${pair} > :nth-child(2)`, media.spacious, { gridArea: '1 / 10 / 4 / 19' });
rule(`${pair} img`, media.spacious, { aspectRatio: '8 / 5' });
rule(`${pair} > :nth-child(n + 3)`, media.spacious, {
  gridColumn: '19 / -1',
  paddingBlockEnd: vars.space.m,
});
rule(`${pair} > :nth-child(3)`, media.spacious, noHair);
rule(`${pair} > :nth-child(n + 6)`, media.spacious, span(6));
rule(`${pair} > :nth-child(n + 6) h3`, media.spacious, { font: vars.text.h5 });
rule(`${pair} > :nth-child(4n + 6):last-child`, media.spacious, whole);
share(pair, ':nth-child(4n + 6)', 2, media.spacious, 24);
share(pair, ':nth-child(4n + 6)', 3, media.spacious, 24);
// Two by themselves share the page.
rule(`${pair} > :nth-child(1):nth-last-child(2)`, media.spacious, { gridColumn: '1 / 13' });
rule(`${pair} > :nth-child(2):last-child`, media.spacious, { gridColumn: '13 / -1' });
