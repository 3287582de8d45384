import { ownRule, ownStyle } from '@daily-nest/brand/own-style';
import { media, vars } from '@daily-nest/ui/theme';
import { double, hair, margin } from './rules.ts';

const phone = `not all and ${media.tablet}`;

/** The title of a page, in the middle between two lines, as a supplement of the paper has it. */
export const banner = ownStyle({
  borderBlockEnd: double,
  paddingBlock: vars.space.m,
  justifyItems: 'center',
  textAlign: 'center',
  '@media': { [media.print]: { textAlign: 'start' } },
});
ownRule(`${banner} > div`, { justifyItems: 'center' });
ownRule(`${banner} h1 + p`, { maxInlineSize: '38em', textWrap: 'balance' });
ownRule(`${banner} h1 ~ div`, { maxInlineSize: '40rem' });

// Beside a picture the words begin at its left edge.
const pictured = `${banner}:has(> :is(picture, span))`;
ownRule(pictured, { paddingBlockEnd: 0, borderBlockEnd: 0, textAlign: 'start' });
ownRule(`${pictured} > div`, { justifyItems: 'start' });

/** A category is a row of the page: its name in the margin, its stories in columns beside it. */
export const category = ownStyle({
  '@media': {
    [media.desk]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 11rem) minmax(0, 1fr)',
      columnGap: margin,
      alignItems: 'start',
    },
  },
});
ownRule(`${category} > div:first-child`, {
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Three ruled columns: the first story over two of them, the next two in the third, the others below. */
export const cards = ownStyle({
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gridTemplateRows: 'none',
      columnGap: `calc(2 * ${margin})`,
      rowGap: vars.space.m,
      borderInlineStart: hair,
      paddingBlock: vars.space.m,
      paddingInlineStart: margin,
    },
  },
});
ownRule(`${cards} > *`, {
  '@media': {
    [media.desk]: { position: 'relative', gridArea: 'auto', borderBlockStart: 0, paddingBlock: 0 },
  },
});
ownRule(`${cards} > :first-child`, {
  '@media': { [media.desk]: { gridColumn: 'span 2', gridRow: 'span 2' } },
});
ownRule(`${cards} > :only-child`, { '@media': { [media.desk]: { gridColumn: '1 / -1' } } });
ownRule(`${cards} > :only-child img`, { '@media': { [media.desk]: { aspectRatio: '2' } } });
ownRule(`${cards} > :nth-child(2):last-child`, { '@media': { [media.desk]: { gridRow: 'span 2' } } });
ownRule(`${cards} > :nth-child(3), ${cards} > :nth-child(n + 4)`, {
  '@media': { [media.desk]: { borderBlockStart: hair, paddingBlockStart: vars.space.m } },
});
// The line before a column stands in the middle of the space between two.
ownRule(`${cards} > :is(:nth-child(2), :nth-child(3), :nth-child(3n + 5), :nth-child(3n + 6))::before`, {
  '@media': {
    [media.desk]: {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(-1 * ${margin})`,
      borderInlineStart: hair,
    },
  },
});
ownRule(`${cards} > :nth-child(n + 2)`, {
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } },
});

/** Posts are letters in ruled columns; the newest one has its drawing at the end. */
export const posts = ownStyle({
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: `calc(2 * ${margin})` },
    [media.desk]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
ownRule(`${posts} > :first-child`, {
  paddingBlockStart: vars.space.m,
  '@media': {
    [media.tablet]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(18rem, 36%))',
    },
  },
});
ownRule(`${posts} > :first-child > :first-child:not(:only-child)`, {
  '@media': { [media.tablet]: { order: 1 } },
});
ownRule(`${posts} > :not(:first-child)`, {
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '5.5rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.m,
      alignItems: 'start',
      paddingInline: 0,
    },
  },
});
ownRule(`${posts} > :not(:first-child) > div:has(+ div)`, {
  '@media': { [media.tablet]: { gridRow: '1 / 3' } },
});
ownRule(`${posts} > :not(:first-child) > a`, {
  '@media': { [media.tablet]: { gridColumn: '1 / -1', justifySelf: 'start' } },
});
ownRule(`${posts} > :not(:first-child) > div + div + a`, { '@media': { [media.tablet]: { gridColumn: 2 } } });
ownRule(`${posts} > *`, { '@media': { [phone]: { paddingInline: 0 } } });

/** The page about the paper is narrower than its others, and its values stand in ruled columns. */
export const about = ownStyle({});
ownRule(`${about} > :is(section, div ~ div)`, {
  '@media': { [media.desk]: { inlineSize: '100%', maxInlineSize: '60rem', marginInline: 'auto' } },
});
ownRule(`${about} > section > div > article`, {
  borderBlockStart: 0,
  paddingBlockStart: 0,
  '@media': { [media.tablet]: { borderInlineStart: hair, paddingInlineStart: margin } },
});
ownRule(`${about} > section > ul`, {
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});
