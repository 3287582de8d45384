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

const rule = (selector: string, at: string, style: Record<string, string | number>) =>
  globalStyle(selector, { '@layer': { 'dn.layouts': { '@media': { [at]: style } } } });

// On a phone all pictures are as wide as the window.
rule(`${row} img`, `not all and ${media.tablet}`, {
  inlineSize: `calc(100% + 2 * ${vars.width.gutter})`,
  maxInlineSize: 'none',
  marginInline: `calc(-1 * ${vars.width.gutter})`,
});

// Two side by side have their buttons at the foot of the row.
const paired = `${row} > :not(:only-child)`;
rule(paired, media.tablet, { gridTemplateRows: 'auto minmax(0, 1fr)', alignContent: 'stretch' });
rule(`${paired} > div`, media.tablet, { gridTemplateRows: 'auto minmax(0, 1fr)', alignContent: 'stretch' });
rule(`${paired} > div > div`, media.tablet, { alignContent: 'start' });

const deskOnly = `${media.desk} and (not ${media.spacious})`;

// A story in a row of its own has its headline above its picture, its text beside it, and its buttons below it.
const single = `${row} > article:only-child:has(img)`;
rule(`${single} > div`, deskOnly, { display: 'contents' });
rule(`${single} > div > *`, deskOnly, { gridColumn: '1 / -1', justifySelf: 'start' });
rule(`${single} > div > div:first-child`, deskOnly, { gridRow: 1 });
rule(`${single} img`, deskOnly, { gridArea: '2 / 1 / 3 / 7' });
rule(`${single} > div > div + div`, deskOnly, { gridArea: '2 / 7 / 3 / -1', alignContent: 'start' });

// The lead has a larger headline and a larger picture.
const lead = `${row}:first-child > article:has(img)`;
rule(`${lead} h3`, media.desk, { font: vars.text.h2 });
rule(`${lead} img`, deskOnly, { gridColumnEnd: 9 });
rule(`${lead} > div > div + div`, deskOnly, { gridColumnStart: 9 });

// In a very wide window the texts are larger, as wide as their columns.
rule(`${row} article > div > div + div`, media.spacious, { maxInlineSize: 'none', fontSize: '1.5rem' });

// The buttons have no border: their first icon, not its padding, stands on the edge of the text.
globalStyle(`${row} ul`, {
  '@layer': { 'dn.layouts': { marginInlineStart: `calc(-1 * ${vars.space.xs})` } },
});

// Scroll margin for links from the front page, below the sticky header.
globalStyle(`${row} > *`, { '@layer': { 'dn.layouts': { scrollMarginBlockStart: '5rem' } } });

/** The times and the people of all programs in a row start alike. */
export const programs = layoutStyle({});
const cell = `${programs} div:has(> article)`;
const fromRow = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
  rowGap: vars.space.xs,
};
rule(cell, media.tablet, fromRow);
rule(`${cell} > article`, media.tablet, { ...fromRow, alignItems: 'start' });
rule(`${cell} > article > dl`, media.tablet, { ...fromRow, gridRow: 'span 2', rowGap: 0 });
