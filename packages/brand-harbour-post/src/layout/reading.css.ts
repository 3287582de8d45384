import { ownRule, ownStyle } from '@daily-nest/brand/own-style';
import { media, vars } from '@daily-nest/ui/theme';
import { double, hair, margin } from './rules.ts';

/** A window in which the engine moves the related stories beside the page. */
const roomy = '(min-width: 118em)';

/**
 * One column in the middle of the page, from the kicker to the sources; what is said beside it stands in its
 * margins: the parts of the story on the left, its pulled sentences on the right.
 */
export const spread = ownStyle({
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 40rem) minmax(0, 1fr)',
      gridTemplateRows: 'none',
    },
  },
});

export const words = ownStyle({
  justifyItems: 'center',
  textAlign: 'center',
  '@media': { [media.desk]: { gridColumn: '1 / -1', gridRow: 1 } },
});
// No larger in the widest windows, where the engine has the picture beside them.
export const title = ownStyle({ maxInlineSize: '54rem', font: vars.text.h1, textWrap: 'balance' });
export const deck = ownStyle({ maxInlineSize: '36em', font: vars.text.deck });

const inColumn = (row: number) => ({ gridColumn: 2, gridRow: row });
export const byline = ownStyle({
  justifySelf: 'center',
  '@media': {
    [media.tablet]: { gridColumn: '1 / -1' },
    [media.desk]: { ...inColumn(2), marginBlock: `${vars.space.m} ${vars.space.xs}` },
  },
});
export const callNow = ownStyle({
  marginInline: 0,
  paddingInline: vars.space.m,
  '@media': { [media.desk]: inColumn(3) },
});
export const figure = ownStyle({
  marginInline: 0,
  '@media': { [media.desk]: { ...inColumn(4), marginBlock: `${vars.space.xs} ${vars.space.m}` } },
});
/** Below the picture, between hairlines, where they stand in the order of the document. */
export const tools = ownStyle({
  justifyContent: 'center',
  borderBlock: hair,
  '@media': {
    [media.tablet]: { gridColumn: '1 / -1', gridRow: 'auto', justifySelf: 'stretch' },
    [media.desk]: { ...inColumn(5), marginBlock: `0 ${vars.space.l}`, justifySelf: 'stretch' },
  },
});
export const picture = ownStyle({ '@media': { [media.desk]: { aspectRatio: '3 / 2' } } });

export const contents = ownStyle({
  '@media': { [media.desk]: { gridColumn: 1, gridRow: 6, maxInlineSize: '15rem' } },
});
export const text = ownStyle({
  maxInlineSize: '40rem',
  marginInline: 'auto',
  '@media': { [media.desk]: { ...inColumn(6), marginInline: 0 } },
});
export const notes = ownStyle({ '@media': { [media.wide]: { inlineSize: 'auto' } } });
ownRule(`${text} :is(table, figure)`, { '@media': { [media.wide]: { inlineSize: '100%' } } });

// A pulled sentence stands in the margin, between hairlines, beside its own paragraph.
ownRule(`${text} aside`, {
  '@media': {
    [media.tablet]: {
      float: 'inline-end',
      clear: 'inline-end',
      marginInline: `${margin} 0`,
      borderBlock: hair,
      paddingBlockEnd: vars.space.s,
    },
    [media.wide]: { inlineSize: '14rem', marginInlineEnd: `calc(-14rem - ${vars.space.gap})` },
  },
});
ownRule(`${text} aside ~ :is(h2, h3, h4, ul, ol, table, blockquote, figure)`, {
  clear: 'inline-end',
  '@media': { [media.wide]: { clear: 'none' } },
});

/** Below the story, in as many ruled columns as there are stories. */
export const beside = ownStyle({
  '@media': {
    [media.desk]: { gridColumn: '1 / -1', gridRow: 7, marginBlockStart: vars.space.section },
    [roomy]: { inlineSize: 'auto', marginInlineEnd: 0 },
  },
});
export const relatedList = ownStyle({
  columnGap: margin,
  '@media': {
    [media.desk]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});
export const related = ownStyle({
  '@media': {
    [media.tablet]: {
      borderBlockStart: 0,
      paddingBlock: 0,
      selectors: { '& + &': { borderInlineStart: hair, paddingInlineStart: margin } },
    },
  },
});

/** The next story, on the last lines of the page. */
export const next = ownStyle({
  // Not the shorthand: it would be written without its value.
  borderImageSource: 'none',
  backgroundColor: 'transparent',
  borderBlock: double,
  paddingBlock: vars.space.l,
});
