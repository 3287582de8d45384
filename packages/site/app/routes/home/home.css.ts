import { globalStyle } from '@vanilla-extract/css';
import { labelTab, media, sectionHue, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

const phone = `not all and ${media.tablet}`;

/**
 * The page starts close to the masthead; on a phone the lead's picture touches it, but a headline does not.
 */
export const top = layoutStyle({
  paddingBlockStart: vars.space.s,
  '@media': { [phone]: { paddingBlockStart: `calc(${vars.space.m} * ${vars.lead.picture})` } },
});

/** The second and the third story of the day, below each other. */
export const rail = layoutStyle({});
globalStyle(`${rail} > * + *`, {
  '@layer': {
    'dn.layouts': {
      marginBlockStart: '1.25rem',
      borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
      paddingBlockStart: vars.space.m,
    },
  },
});

/** A rule of the phone, over those of the components. Built pages have no `data-part`, so that it selects by elements. */
const onPhone = (selector: string, rule: object) =>
  globalStyle(selector, { '@layer': { 'dn.overrides': { '@media': { [phone]: rule } } } });

const onTablet = (selector: string, rule: object) =>
  globalStyle(selector, { '@layer': { 'dn.overrides': { '@media': { [media.tabletOnly]: rule } } } });

// On a phone each is a headline with a square picture beside it.
const railCard = `${rail} > article`;
onPhone(railCard, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7.25rem',
  gridTemplateRows: 'auto auto 1fr',
  columnGap: vars.space.m,
  rowGap: 0,
});
onPhone(`${railCard} > div:first-child:has(img)`, {
  gridColumn: 2,
  gridRow: '1 / 4',
  inlineSize: 'auto',
  margin: 0,
});
onPhone(`${railCard} > div:last-child`, { display: 'contents' });
onPhone(`${railCard} > div:last-child > *`, { gridColumn: 1 });
onPhone(`${railCard} img`, { aspectRatio: '1' });
onPhone(`${railCard} h3`, { font: vars.text.h5 });
onPhone(`${railCard} h3 + p`, { display: 'none' });
// On a tablet the first picture is as high as the words beside it.
onTablet(`${railCard}:first-child`, { alignItems: 'stretch' });
onTablet(`${railCard}:first-child img`, { minBlockSize: '100%' });

/**
 * A very wide window has a fourth column beside the stories of the day: the alert over the video. The notice
 * is under the stories.
 */
export const front = layoutStyle({
  '@media': {
    [media.spacious]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(16, minmax(0, 1fr))',
      gridTemplateRows: 'auto 1fr auto',
      columnGap: vars.space.gap,
      rowGap: vars.space.l,
    },
  },
});
globalStyle(`${front} > section`, {
  '@layer': { 'dn.layouts': { '@media': { [media.spacious]: { gridArea: '1 / 1 / 3 / 13' } } } },
});
const fourth = { gridColumn: '13 / -1', alignSelf: 'start' } as const;

/** The alert on a sheet of the masthead's color; beside it the video, and under that a notice of our own. */
export const opening = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.l,
  marginBlockStart: vars.space.section,
  '@media': {
    [phone]: { rowGap: vars.space.m, marginBlockStart: '1.75rem' },
    [media.desk]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      gridTemplateRows: 'auto 1fr',
      marginBlockStart: '2.125rem',
    },
    [media.spacious]: { display: 'contents' },
  },
});

export const alert = layoutStyle({
  minInlineSize: 0,
  padding: '1.75rem',
  backgroundColor: vars.color.masthead.base,
  '@media': {
    [phone]: { marginInline: `calc(-1 * ${vars.width.gutter})`, padding: `1.125rem ${vars.width.gutter}` },
    [media.desk]: { gridColumn: 'span 4', gridRow: '1 / 3' },
    [media.spacious]: { ...fourth, gridRow: 1, marginBlockStart: vars.space.s },
  },
});
globalStyle(`${alert} h2`, {
  '@layer': {
    'dn.layouts': {
      font: vars.text.h4,
      '@media': {
        [media.tablet]: { font: vars.text.h3 },
        [media.desk]: { font: vars.text.h2 },
        [media.spacious]: { font: vars.text.h3 },
      },
    },
  },
});

export const video = layoutStyle({
  minInlineSize: 0,
  '@media': {
    [media.desk]: { gridColumn: '5 / -1' },
    [media.spacious]: { ...fourth, gridRow: 2 },
  },
});
globalStyle(`${video} figure`, {
  '@layer': { 'dn.layouts': { '@media': { [media.spacious]: { gridTemplateColumns: 'minmax(0, 1fr)' } } } },
});
globalStyle(`${video} > section`, { '@layer': { 'dn.layouts': { marginBlockStart: 0 } } });
// On a phone the words flow around the poster; the player takes the whole width.
onPhone(`${video} figure:not(:has(iframe))`, { display: 'flow-root' });
onPhone(`${video} figure > a`, {
  float: 'inline-start',
  inlineSize: '48%',
  marginInlineEnd: vars.space.m,
  marginBlockEnd: '0.25rem',
});
onPhone(`${video} figure > a > span:last-child`, {
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  inset: 'auto auto 0.5rem 0.5rem',
  fontSize: '1.125rem',
});
onPhone(`${video} figcaption`, { marginBlockStart: 0, font: vars.text.small });
onPhone(`${video} figcaption > span`, { font: vars.text.h6 });

/** A notice of our own: headline and sentence in one row where there is room, the link on the line of its label. */
export const notice = layoutStyle({
  minInlineSize: 0,
  '@media': {
    [media.desk]: { gridColumn: '5 / -1', alignSelf: 'end' },
    [media.spacious]: { gridArea: '3 / 1 / 4 / -1' },
  },
});
globalStyle(`${opening} > ${notice}`, { '@layer': { 'dn.layouts': { marginBlockStart: 0 } } });
export const noticeWords = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  columnGap: vars.space.gap,
  rowGap: vars.space.xxs,
  font: vars.text.summary,
  color: vars.color.text.muted,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 6fr)', alignItems: 'start' },
  },
});

// The label says whose it is. The sentence about sponsors has no room on a phone.
onPhone(`${notice} > div > p`, { display: 'none' });
onPhone(`${noticeWords} > h3`, { font: vars.text.h6 });
onPhone(`${noticeWords} > p`, { font: vars.text.small });

const pushed = {
  gridAutoFlow: 'column',
  gridTemplateColumns: 'none',
  columnGap: vars.space.m,
  marginInline: `calc(-1 * ${vars.width.gutter})`,
  paddingInline: vars.width.gutter,
  scrollPaddingInline: vars.width.gutter,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline mandatory',
  scrollbarWidth: 'none',
} as const;

/** On a phone a row of tips to be pushed sideways, of which the next one is always seen; elsewhere the grid of its child. */
export const shelf = layoutStyle({});
onPhone(`${shelf} > div`, { ...pushed, gridAutoColumns: '84%' });
// The grid has its first cell on the left, and all others in a cell beside it.
onPhone(`${shelf} > div > div:last-child, ${shelf} > div > div:last-child > div`, { display: 'contents' });
onPhone(`${shelf} div:has(> article)`, { scrollSnapAlign: 'start', border: 0, padding: 0 });
onPhone(`${shelf} article`, {
  boxSizing: 'border-box',
  blockSize: '100%',
  marginInline: 0,
  padding: `${vars.space.s} ${vars.space.m} 0`,
});
onPhone(`${shelf} > div > div:last-child article`, { backgroundColor: vars.color.surface.sunken });
onPhone(`${shelf} article > div`, { blockSize: '100%', gridTemplateRows: 'auto minmax(0, 1fr)' });
onPhone(`${shelf} article > div > :first-child`, { rowGap: vars.space.xxs });
onPhone(`${shelf} article > div > :last-child`, {
  marginBlockStart: 0,
  gridTemplateRows: 'minmax(0, 1fr)',
  blockSize: '100%',
});
onPhone(`${shelf} h3`, { font: vars.text.h4 });
onPhone(`${shelf} article > div > :last-child > p:first-child`, {
  font: vars.text.summary,
  fontSize: '1.0625rem',
  lineHeight: 1.42,
});

// On a tablet the poster is wide and low, its headline beside its advice, and the three others stand abreast below it.
onTablet(`${shelf} > div`, { rowGap: vars.space.l });
onTablet(`${shelf} > div > div`, { gridColumn: '1 / -1' });
onTablet(`${shelf} > div > div:first-child article`, { paddingBlockEnd: vars.space.m });
onTablet(`${shelf} > div > div:first-child article > div`, {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateRows: 'auto',
  columnGap: vars.space.gap,
});
onTablet(`${shelf} > div > div:last-child > div`, { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' });
onTablet(`${shelf} > div > div:last-child > div > div`, { border: 0, padding: 0 });

/** The band at the end of the page. */
export const night = layoutStyle({});

/** On a phone two stories abreast, each a picture over its headline. */
export const pair = layoutStyle({});
onPhone(`${pair} > div`, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.m });
onPhone(`${pair} > div > div, ${pair} > div > div > div > div`, { border: 0, padding: 0 });
onPhone(`${pair} article`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'none',
  rowGap: vars.space.xs,
});
onPhone(`${pair} article > *, ${pair} img, ${pair} article > div:last-child > *`, {
  gridColumn: 1,
  gridRow: 'auto',
});
onPhone(`${pair} article > div:first-child:has(img), ${pair} img`, { inlineSize: '100%', margin: 0 });
onPhone(`${pair} article > div:last-child`, { display: 'grid', rowGap: vars.space.xxs });
onPhone(`${pair} img`, { aspectRatio: '3 / 2' });
onPhone(`${pair} h3`, { font: vars.text.h5 });
onPhone(
  `${pair} article > div > h3 + p, ${pair} article > div:last-child > div:last-child:not(:only-child)`,
  { display: 'none' },
);

// In the band, whose headlines are long, each stands beside a square picture.
const cell = `${night} > ${pair} > div`;
onPhone(cell, { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space.s });
onPhone(`${cell} article`, { gridTemplateColumns: 'minmax(0, 1fr) 7.25rem', columnGap: vars.space.m });
onPhone(`${cell} article > div:first-child:has(img)`, { gridArea: '1 / 2' });
onPhone(`${cell} article > div:last-child`, { alignContent: 'start', gridRow: 1 });
onPhone(`${cell} img`, { aspectRatio: '1' });
// On a desktop the first picture is as high as the second story.
const first = `${cell} > div:first-child > article`;
const onDesk = (selector: string, rule: object) =>
  globalStyle(selector, {
    '@layer': { 'dn.overrides': { '@media': { [`${media.desk} and (not ${media.spacious})`]: rule } } },
  });
onDesk(first, { alignItems: 'stretch', blockSize: '100%' });
onDesk(`${first} img`, { minBlockSize: '100%' });

/** In a very wide window the first story has its words beside its picture, and a column of three more than that. */
const onSpacious = (selector: string, rule: object) =>
  globalStyle(selector, { '@layer': { 'dn.overrides': { '@media': { [media.spacious]: rule } } } });
onSpacious(`${pair} > div`, { gridTemplateColumns: 'repeat(16, minmax(0, 1fr))' });
onSpacious(`${pair} > div > div:first-child`, { gridColumn: 'span 12' });
onSpacious(`${pair} > div > div:first-child > article`, {
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
});
// As high as the story beside it, with words of its size.
onSpacious(`${pair} > div > div:first-child > article img`, {
  gridColumn: 1,
  gridRow: '1 / 3',
  aspectRatio: '3 / 2',
});
onSpacious(`${pair} > div > div:first-child h3`, { font: vars.text.h2 });
const firstWords = `${pair} > div > div:first-child > article > div`;
onSpacious(`${firstWords} > h3 + p, ${firstWords} > div:last-child:not(:only-child) > p`, {
  font: vars.text.deck,
});

/**
 * The eight walls in four columns, in two, or in three, of which the first is wider; on a phone in a row to be
 * pushed sideways.
 */
export const coverage = layoutStyle({
  display: 'grid',
  columnGap: vars.space.gap,
  rowGap: '0.875rem',
  '@media': {
    [phone]: { ...pushed, gridAutoColumns: '74%' },
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: '1.875rem' },
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3.5fr) minmax(0, 3.5fr)',
      gridTemplateRows: 'repeat(3, auto)',
    },
    [media.spacious]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gridTemplateRows: 'none' },
  },
});
const anyCell = { gridColumn: 'auto', gridRow: 'auto' } as const;

/** On a phone the link to all walls is on the line of the heading. */
export const tile = layoutStyle({
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name all" "wall wall"',
  alignItems: 'center',
  alignContent: 'start',
  columnGap: vars.space.s,
  borderBlockStart: `${vars.rule.tile} solid ${sectionHue}`,
  '@media': {
    [phone]: { scrollSnapAlign: 'start' },
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"name" "text" "wall" "all"',
      gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
      alignContent: 'stretch',
      alignItems: 'stretch',
      paddingBlockStart: `calc(0.4375rem * ${vars.label.drop})`,
    },
  },
});

/** Local News takes two rows of the wide column, Health & Wellness the third. */
export const wideTile = layoutStyle({
  '@media': { [media.desk]: { gridColumn: '1', gridRow: '1 / 3' }, [media.spacious]: anyCell },
});
export const lastTile = layoutStyle({
  '@media': { [media.desk]: { gridColumn: '1', gridRow: '3' }, [media.spacious]: anyCell },
});

export const tileName = layoutStyle({
  gridArea: 'name',
  alignSelf: vars.label.align,
  font: vars.text.control,
  ...labelTab(sectionHue),
});

export const tileText = layoutStyle({
  gridArea: 'text',
  font: vars.text.small,
  color: vars.color.text.muted,
  '@media': { [phone]: { display: 'none' } },
});

export const tileWall = layoutStyle({
  gridArea: 'wall',
  '@media': { [media.tablet]: { marginBlockStart: vars.space.xs } },
});

/** A tile's wall takes the height that the tiles beside it leave. */
globalStyle(`${tileWall}, ${tileWall} > div`, {
  '@layer': { 'dn.layouts': { '@media': { [media.tablet]: { blockSize: '100%' } } } },
});

/**
 * A phone would load all eight frames at the start of a visit, because a browser loads lazy frames up to 2,500 px
 * ahead. It loads none in a box that it does not draw yet; the box has its size.
 */
onPhone(`${tileWall} > div`, { contentVisibility: 'auto' });

export const tileAll = layoutStyle({ gridArea: 'all' });

export const band = layoutStyle({ marginBlockStart: vars.space.section });

// A phone's sections stand a little closer than those of other pages, because they are so many.
onPhone(`${front} ~ :is(section, div)`, { marginBlockStart: '1.75rem' });

// A line after the band is close to it and to the footer.
globalStyle(`${night} + p`, {
  '@layer': {
    'dn.layouts': {
      marginBlockStart: vars.space.s,
      marginBlockEnd: `calc(${vars.space.s} - ${vars.space.section})`,
    },
  },
});
