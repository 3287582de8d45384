import { createVar, globalStyle } from '@vanilla-extract/css';
import { labelTab, media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

const hair = `${vars.rule.hair} solid ${vars.color.border.hairline}`;
const sectionRule = `${vars.rule.thick} solid ${vars.color.border.strong}`;
/** The space between a rule and the label under it. */
const labelRoom = `calc(${vars.space.s} * ${vars.label.drop})`;

export const page = layoutStyle({ paddingBlockStart: vars.space.m });

const columns = createVar();

/** From one column of the page to the next, on a desktop. */
const step = `((100cqi + ${vars.space.gap}) / ${columns})`;

/** From the start of the text to the rail. */
const beyond = `calc(8 * ${step} - ${vars.space.gap})`;

/**
 * On a desktop twelve columns: headline over all of them, picture over nine with a rail beside it, text in
 * columns 2 to 8. The first column holds pulled sentences, which hang out of the text. A very wide window has
 * sixteen: the picture is beside the headline, and the last four below it are for the related stories.
 */
export const spread = layoutStyle({
  vars: { [columns]: '12' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.m,
  containerType: 'inline-size',
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      // Head, byline, emergency, picture, text, and the related stories at its end.
      gridTemplateRows: 'auto auto auto auto 1fr auto',
      columnGap: vars.space.gap,
      rowGap: 0,
    },
    [media.spacious]: {
      vars: { [columns]: '16' },
      gridTemplateColumns: 'repeat(16, minmax(0, 1fr))',
      // The emergency, then a head that is as high as the picture beside it.
      gridTemplateRows: 'auto 1fr',
    },
    [media.print]: { display: 'block' },
  },
});

/** On a desktop the parts of the story are cells of the spread. */
export const story = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.m,
  minInlineSize: 0,
  '@media': { [media.desk]: { display: 'contents' }, [media.print]: { display: 'block' } },
});

/** As high as the text above the related stories. The contents are hidden on a phone. */
export const contents = layoutStyle({
  display: 'none',
  '@media': {
    [media.tablet]: { display: 'block' },
    [media.desk]: { gridColumn: '10 / 13', gridRow: '3 / 6' },
    [media.spacious]: { gridRow: '5 / 7' },
    [media.print]: { display: 'none' },
  },
});

/** The contents of the story, which on a desktop stay beside the text while it is read. */
export const following = layoutStyle({
  borderBlockStart: sectionRule,
  paddingBlockStart: labelRoom,
  '@media': {
    [media.desk]: { paddingBlockEnd: vars.space.xl },
    [`${media.desk} and (min-height: 40rem)`]: { position: 'sticky', insetBlockStart: '6rem' },
  },
});

export const label = layoutStyle({ font: vars.text.label, ...labelTab(vars.color.text.body) });

export const contentsList = layoutStyle({
  listStyle: 'none',
  paddingBlockStart: vars.space.xxs,
  '@media': {
    [media.tablet]: { columns: 2, columnGap: vars.space.gap },
    [media.desk]: { columns: 'auto' },
  },
});

export const contentsLink = layoutStyle({
  display: 'block',
  breakInside: 'avoid',
  paddingBlock: vars.space.xs,
  font: vars.text.summary,
  fontSize: '1.0625rem',
  lineHeight: 1.3,
  color: vars.color.text.muted,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', color: vars.color.text.body } },
});

/** The text with its notes and sources. */
export const text = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  minInlineSize: 0,
  maxInlineSize: vars.width.text,
  '@media': {
    [media.desk]: { gridColumn: '1 / 9', gridRow: '5 / 7' },
    [media.wide]: { gridColumn: '2 / 9' },
  },
});

/** Above the text: how recent it is, and of which series. */
export const notes = layoutStyle({
  display: 'grid',
  gap: vars.space.xxs,
  font: vars.text.caption,
  color: vars.color.text.muted,
  textWrap: 'balance',
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.wide]: { inlineSize: beyond } },
});

// A table may break long words, but not in the headings of its rows.
globalStyle(`${text} :is(th, td):first-child`, {
  '@layer': { 'dn.layouts': { overflowWrap: 'break-word' } },
});

// From a tablet up a pulled sentence is beside its own paragraph, and on a desktop hangs out of the text.
globalStyle(`${text} aside`, {
  '@layer': {
    'dn.layouts': {
      '@media': {
        [media.tablet]: {
          float: 'inline-start',
          clear: 'inline-start',
          inlineSize: '15rem',
          marginBlock: '0.6em',
          marginInlineEnd: vars.space.gap,
          borderInlineStart: 0,
          borderBlockStart: `${vars.rule.slip} solid ${vars.color.bright.base}`,
          paddingBlock: `${vars.space.s} 0`,
          paddingInlineStart: 0,
        },
        [media.wide]: {
          inlineSize: `calc(3 * ${step} - ${vars.space.gap})`,
          marginInlineStart: `calc(-1 * ${step})`,
        },
      },
    },
  },
});

// Tables and figures reach from the text to the rail.
globalStyle(`${text} :is(table, figure)`, {
  '@layer': {
    'dn.layouts': {
      '@media': {
        [media.wide]: { inlineSize: beyond, maxInlineSize: 'none' },
      },
    },
  },
});

// Nothing but paragraphs is beside it: the marks of a list would be on it.
globalStyle(`${text} aside ~ :is(h2, h3, h4, ul, ol, table, blockquote, figure)`, {
  '@layer': { 'dn.layouts': { clear: 'inline-start' } },
});

export const remark = layoutStyle({ font: vars.text.caption, color: vars.color.text.muted });

/** The previous and next parts, between hairlines. */
export const turn = layoutStyle({
  display: 'grid',
  gap: vars.space.s,
  borderBlockStart: hair,
  paddingBlockStart: vars.space.m,
  '@media': { [media.print]: { display: 'none' } },
});

/** The height of five related stories, with some room below them. */
const relatedHeight = '64rem';

/**
 * At the end of the text, after the contents; in a very wide window in columns of their own, below the head,
 * where they stay beside the text. In a window that is lower than five of them, their end stays.
 */
export const beside = layoutStyle({
  minInlineSize: 0,
  marginBlockStart: vars.space.section,
  '@media': {
    [media.desk]: { gridColumn: '10 / 13', gridRow: 6, marginBlockStart: 0 },
    [media.spacious]: {
      gridColumn: '13 / 17',
      gridRow: '5 / 7',
      position: 'sticky',
      insetBlockStart: '6rem',
      alignSelf: 'start',
      selectors: {
        '&:has(article:nth-of-type(5))': { insetBlockStart: `min(6rem, 100dvb - ${relatedHeight})` },
      },
    },
    [media.print]: { display: 'none' },
  },
});

export const relatedTitle = layoutStyle({
  borderBlockStart: sectionRule,
  paddingBlock: `${labelRoom} ${vars.space.xs}`,
  font: vars.text.label,
});

export const relatedLabel = layoutStyle({ display: 'block', ...labelTab(vars.color.text.body) });

/** Below each other, and side by side on a tablet. */
export const relatedList = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** Text on the left and a small picture on the right; from a tablet up the picture above the text. */
export const related = layoutStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7rem',
  alignContent: 'start',
  columnGap: vars.space.m,
  borderBlockStart: hair,
  paddingBlock: vars.space.s,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: vars.space.xxs } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: vars.space.s,
      borderBlockStart: 0,
      paddingBlock: `${vars.space.xxs} 0`,
    },
    [media.desk]: { borderBlockStart: hair, paddingBlock: vars.space.m },
    // Pictures beside the words, so that the column is about as high as a text.
    [media.spacious]: {
      selectors: { '&:nth-child(n + 2)': { gridTemplateColumns: 'minmax(0, 1fr) 9rem' } },
    },
  },
});

// On a desktop they fill the end of the rail; in one row or column three are enough.
globalStyle(`${related}:nth-child(n + 4)`, {
  '@layer': { 'dn.layouts': { display: 'none', '@media': { [media.desk]: { display: 'grid' } } } },
});

export const relatedPicture = layoutStyle({
  gridColumn: 2,
  gridRow: 1,
  minInlineSize: 0,
  '@media': {
    [media.tablet]: { gridColumn: 1, gridRow: 'auto' },
    [media.spacious]: {
      selectors: { [`${related}:nth-child(n + 2) > &`]: { gridColumn: 2, gridRow: 1 } },
    },
  },
});

export const relatedShape = layoutStyle({
  aspectRatio: '4 / 3',
  '@media': { [media.tablet]: { aspectRatio: '16 / 9' } },
});

export const relatedWords = layoutStyle({ display: 'grid', gap: vars.space.xxs, alignContent: 'start' });

export const ad = layoutStyle({ marginBlockStart: vars.space.section });

/**
 * The large link to the next story at the end. Its background spans the window without making the page wider.
 */
export const next = layoutStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.gap,
  marginBlockStart: vars.space.section,
  backgroundColor: vars.color.surface.sunken,
  borderImage: `conic-gradient(${vars.color.surface.sunken} 0 0) fill 0 / 0 / 0 100vi`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.print]: { display: 'none' },
  },
});

export const nextPicture = layoutStyle({
  marginInline: `calc(${vars.width.gutter} * -1)`,
  '@media': {
    [media.tablet]: { marginInline: 0 },
    // The words are higher than the picture there.
    [media.tabletOnly]: { alignSelf: 'start', marginBlockStart: '1.375rem' },
  },
});

export const nextWords = layoutStyle({
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'start',
  paddingBlock: `${vars.space.m} ${vars.space.l}`,
  '@media': { [media.desk]: { paddingInline: `${vars.space.m} ${vars.space.xxl}` } },
});
