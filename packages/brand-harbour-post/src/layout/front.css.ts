import { ownRule, ownStyle } from '@daily-nest/brand/own-style';
import { media, sectionHue, vars } from '@daily-nest/ui/theme';
import { hair, margin } from './rules.ts';

const phone = `not all and ${media.tablet}`;

/** The line before a column, with its space; below it in one column. */
const column = {
  minInlineSize: 0,
  '@media': { [media.tablet]: { borderInlineStart: hair, paddingInlineStart: margin } },
} as const;
/** The same in a row of a phone. */
const ruled = { borderInlineStart: hair, paddingInlineStart: margin } as const;
const below = { borderBlockStart: hair, paddingBlockStart: vars.space.s, marginBlockStart: vars.space.s };

/** On a phone a row to be pushed sideways, of which the next one is always seen. */
const pushed = {
  gridAutoFlow: 'column',
  gridTemplateColumns: 'none',
  gridAutoColumns: '78%',
  columnGap: margin,
  marginInline: `calc(-1 * ${vars.width.gutter})`,
  paddingInline: vars.width.gutter,
  scrollPaddingInline: vars.width.gutter,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline mandatory',
  scrollbarWidth: 'none',
} as const;
/** Three uneven columns: the latest, the lead in the middle, two stories. The lead is the first of a phone. */
export const top = ownStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: margin,
  rowGap: vars.space.m,
  paddingBlockStart: vars.space.s,
  '@media': {
    [media.desk]: { gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr)', readingFlow: 'grid-columns' },
  },
});

export const featured = ownStyle({
  minInlineSize: 0,
  marginBlockStart: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: margin,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 15rem)' },
    [media.desk]: {
      gridColumn: 2,
      gridRow: 1,
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 17rem)',
      borderInlineStart: hair,
      paddingInlineStart: margin,
    },
  },
});
ownRule(`${featured} > div:first-child`, { gridColumn: '1 / -1', alignItems: 'start' });

/** Set in the middle, as the first story of a newspaper is. */
export const lead = ownStyle({ minInlineSize: 0 });
ownRule(`${lead} > article > div:last-child`, { justifyItems: 'center', textAlign: 'center' });
ownRule(`${lead} h3 + p`, { maxInlineSize: '34em', textWrap: 'balance' });
ownRule(`${lead} > article > div:first-child`, {
  '@media': { [phone]: { marginInline: 0, marginBlockStart: vars.space.xxs } },
});

ownRule(`${lead} img`, { '@media': { [media.tablet]: { aspectRatio: '4 / 3' } } });

export const beside = ownStyle({
  ...column,
  '@media': { ...column['@media'], [phone]: below },
});
ownRule(`${beside} > * + *`, below);
ownRule(`${beside} p`, { textWrap: 'pretty' });
ownRule(`${beside} > :last-child h3 + p`, { '@media': { [media.tabletOnly]: { display: 'none' } } });

// On a phone a square beside the second headline; the decks are the lead's alone.
ownRule(`${beside} > :first-child`, {
  '@media': {
    [phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 6.5rem', columnGap: vars.space.m },
  },
});
ownRule(`${beside} > :first-child > div`, { '@media': { [phone]: { gridArea: '1 / 1' } } });
ownRule(`${beside} > :first-child > div:has(+ div)`, { '@media': { [phone]: { gridArea: '1 / 2' } } });
ownRule(`${beside} > :first-child img`, { '@media': { [phone]: { aspectRatio: '1' } } });
ownRule(`${beside} h3 + p:not(:last-child)`, { '@media': { [phone]: { display: 'none' } } });

export const latest = ownStyle({
  minInlineSize: 0,
  marginBlockStart: 0,
  '@media': { [media.desk]: { gridColumn: 1, gridRow: 1 } },
});
export const list = ownStyle({
  '@media': {
    // Columns of four.
    [phone]: { ...pushed, display: 'grid', gridTemplateRows: 'repeat(4, auto)', gridAutoColumns: '84%' },
    [media.tabletOnly]: { columns: 2, columnGap: `calc(2 * ${margin})`, columnRule: hair },
  },
});
ownRule(`${list} > article`, { breakInside: 'avoid', paddingBlock: vars.space.xs });
ownRule(`${list} > article`, { '@media': { [phone]: { scrollSnapAlign: 'start' } } });
ownRule(`${list} > article + article`, { borderBlockStart: hair });
ownRule(`${list} > :nth-child(4n + 5)`, { '@media': { [phone]: { borderBlockStart: 0 } } });
ownRule(`${list} > :nth-child(n + 5)`, { '@media': { [phone]: ruled } });
// The reading time, of which a phone shows only that of larger stories.
ownRule(`${list} h3 ~ *`, { '@media': { [phone]: { display: 'none' } } });

/** The alert, the video and what sponsors say, side by side between two lines. */
export const service = ownStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: margin,
  rowGap: vars.space.m,
  marginBlockStart: vars.space.m,
  borderBlock: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  paddingBlockEnd: vars.space.m,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
      rowGap: vars.space.l,
      marginBlockStart: vars.space.xl,
    },
    [media.desk]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 3fr)' },
    [media.print]: { display: 'none' },
  },
});
ownRule(`${service} section`, { marginBlockStart: 0, borderBlockStart: 0 });
ownRule(`${service} > *`, { minInlineSize: 0 });
ownRule(`${service} form`, { paddingBlockStart: vars.space.m });
ownRule(`${service} > * + *`, column);
ownRule(`${service} > :nth-child(3)`, {
  '@media': {
    [media.tabletOnly]: { gridColumn: '1 / -1', borderInlineStart: 0, paddingInlineStart: 0, ...below },
  },
});
ownRule(`${service} article`, { gridTemplateColumns: 'minmax(0, 1fr)' });
// On a phone the words flow around the poster; the player takes the whole width. The label of a notice says whose it is.
ownRule(`${service} figure:not(:has(iframe))`, { '@media': { [phone]: { display: 'flow-root' } } });
ownRule(`${service} figure > a`, {
  '@media': {
    [phone]: {
      float: 'inline-start',
      inlineSize: '50%',
      marginInlineEnd: margin,
      marginBlockEnd: vars.space.xxs,
    },
  },
});
ownRule(`${service} figure > a > span:last-child`, {
  '@media': {
    [phone]: {
      inlineSize: '2.75rem',
      blockSize: '2.75rem',
      inset: 'auto auto 0.5rem 0.5rem',
      fontSize: '1.125rem',
    },
  },
});
ownRule(`${service} figcaption`, {
  font: vars.text.small,
  color: vars.color.text.muted,
  '@media': { [phone]: { marginBlockStart: 0 } },
});
ownRule(`${service} figcaption > span`, {
  display: 'block',
  marginBlockEnd: vars.space.xxs,
  font: vars.text.h6,
  color: vars.color.text.body,
});
// The label of a notice, with the title's name in it, has the line to itself; its link follows the words.
const notice = `${service} > :nth-child(3) section`;
ownRule(notice, { '@media': { [media.desk]: { display: 'grid', justifyItems: 'start' } } });
ownRule(`${notice} > div:has(h2)`, { '@media': { [media.desk]: { display: 'contents' } } });
ownRule(`${notice} > div:has(h2) > a`, { '@media': { [media.desk]: { order: 1 } } });
ownRule(`${service} > :nth-child(3) div:has(> h2) ~ p`, { '@media': { [phone]: { display: 'none' } } });

/** Four columns of advice. */
export const tips = ownStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: margin,
  '@media': {
    [phone]: pushed,
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: vars.space.l },
    [media.desk]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
ownRule(`${tips} > article`, { padding: 0, '@media': { [phone]: { scrollSnapAlign: 'start' } } });
ownRule(`${tips} > article + article`, ruled);
ownRule(`${tips} > article:nth-child(3)`, {
  '@media': { [media.tabletOnly]: { borderInlineStart: 0, paddingInlineStart: 0 } },
});

/** The eight walls as an index: four columns, two rows. */
export const index = ownStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: margin,
  rowGap: vars.space.m,
  '@media': {
    [phone]: { ...pushed, gridTemplateRows: 'repeat(2, auto)' },
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desk]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.print]: { display: 'none' },
  },
});
ownRule(`${index} > article`, {
  borderBlockStart: 0,
  '@media': { [phone]: { scrollSnapAlign: 'start' } },
});
ownRule(`${index} h3`, {
  alignSelf: 'center',
  padding: 0,
  backgroundColor: 'transparent',
  color: sectionHue,
  font: vars.text.h6,
});
ownRule(`${index} > article:nth-child(n + 2)`, { '@media': { [media.tablet]: ruled } });
ownRule(`${index} > article:nth-child(n + 3)`, { '@media': { [phone]: ruled } });
ownRule(`${index} > article:nth-child(2n + 3)`, {
  '@media': { [media.tabletOnly]: { borderInlineStart: 0, paddingInlineStart: 0 } },
});
ownRule(`${index} > article:nth-child(4n + 5)`, {
  '@media': { [media.desk]: { borderInlineStart: 0, paddingInlineStart: 0 } },
});

export const band = ownStyle({
  marginBlockStart: vars.space.section,
  '@media': { [phone]: { marginBlockStart: vars.space.m } },
});

/** Stories of readers and of health, side by side to the end of the page. */
export const last = ownStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: margin,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
ownRule(`${last} > section + section`, { '@media': { [phone]: { marginBlockStart: vars.space.l } } });
ownRule(`${last} > section > article + article`, below);
// A phone shows the summary of the first of each.
ownRule(`${last} article + article :is(h3 + p:not(:last-child), div:has(> h3) + div)`, {
  '@media': { [phone]: { display: 'none' } },
});
