import { globalStyle } from '@vanilla-extract/css';
import { labelTab, media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

const hair = `${vars.rule.hair} solid ${vars.color.border.hairline}`;
const sectionRule = `${vars.rule.thick} solid ${vars.color.border.strong}`;
/** The space between a rule and the label under it. */
const labelRoom = `calc(${vars.space.s} * ${vars.label.drop})`;

/** The width of the rail. */
const rail = '16.5rem';

export const page = layoutStyle({ paddingBlockStart: vars.space.s });

/**
 * One left axis: headline, picture and text start at the same line. On a desktop a rail is beside picture and
 * text: first the contents of the story, then related ones. Its third row takes the difference if the picture
 * is higher than the rail's first part.
 */
export const spread = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
  '@media': {
    [media.desk]: {
      gridTemplateColumns: `minmax(0, 1fr) ${rail}`,
      gridTemplateRows: 'auto auto 1fr auto',
      columnGap: '4.5rem',
    },
    [media.print]: { display: 'block' },
  },
});

/** On a desktop the parts of the story are cells of the spread. */
export const story = layoutStyle({
  minInlineSize: 0,
  '@media': { [media.desk]: { display: 'contents' } },
});

export const head = layoutStyle({ '@media': { [media.desk]: { display: 'contents' } } });

const inHead = (selector: string, row: string, column: string) =>
  globalStyle(`${head} > ${selector}`, {
    '@layer': {
      'dn.layouts': {
        '@media': {
          [media.desk]: { gridRow: row, gridColumn: column, marginBlockEnd: vars.space.l },
        },
      },
    },
  });
inHead(':first-child', '1', '1 / -1');
inHead('figure', '2 / 4', '1');
// The placeholder of the picture while a page loads.
inHead('span', '2 / 4', '1');

/** The contents of the story. Hidden on a phone, which has no room for them. */
export const contents = layoutStyle({
  display: 'none',
  '@media': {
    [media.desk]: {
      display: 'block',
      gridColumn: 2,
      gridRow: 2,
      borderBlockStart: sectionRule,
      paddingBlockStart: labelRoom,
      marginBlockEnd: vars.space.xl,
    },
    [media.print]: { display: 'none' },
  },
});

/** Sticky if the rail has nothing else. */
export const following = layoutStyle({
  '@media': {
    [media.desk]: { gridRow: '2 / 5', alignSelf: 'start' },
    [`${media.desk} and (min-height: 40rem)`]: { position: 'sticky', insetBlockStart: '6rem' },
  },
});

export const label = layoutStyle({ font: vars.text.label, ...labelTab(vars.color.text.body) });

export const contentsList = layoutStyle({ listStyle: 'none', paddingBlockStart: vars.space.xxs });

export const contentsLink = layoutStyle({
  display: 'block',
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
  maxInlineSize: vars.width.text,
  '@media': { [media.desk]: { gridColumn: 1, gridRow: 4 } },
});

// Without a picture nothing is beside the rail's first part, so the text starts there.
globalStyle(`${head}:not(:has(> figure, > span)) ~ ${text}`, {
  '@layer': { 'dn.layouts': { '@media': { [media.desk]: { gridRow: '2 / 5', alignSelf: 'start' } } } },
});

// A table may break long words, but not in the headings of its rows.
globalStyle(`${text} :is(th, td):first-child`, {
  '@layer': { 'dn.layouts': { overflowWrap: 'break-word' } },
});

// Pulled sentences are in the rail's column: as far out as the spread is wider than the text.
globalStyle(`${text} aside`, {
  '@layer': {
    'dn.layouts': {
      '@media': {
        [media.desk]: {
          float: 'inline-end',
          inlineSize: rail,
          marginBlock: '0.2em 1em',
          marginInlineEnd: 'calc(100% - 100cqi)',
          borderInlineStart: 0,
          borderBlockStart: `${vars.rule.slip} solid ${vars.color.bright.base}`,
          paddingBlock: `${vars.space.s} 0`,
          paddingInlineStart: 0,
        },
      },
    },
  },
});

export const review = layoutStyle({ font: vars.text.caption, color: vars.color.text.muted });

export const remark = layoutStyle({ font: vars.text.caption, color: vars.color.text.muted });

/** The previous and next parts, between hairlines. */
export const turn = layoutStyle({
  display: 'grid',
  gap: vars.space.s,
  borderBlockStart: hair,
  paddingBlockStart: vars.space.m,
  '@media': { [media.print]: { display: 'none' } },
});

export const beside = layoutStyle({
  minInlineSize: 0,
  marginBlockStart: vars.space.section,
  '@media': {
    [media.desk]: { gridColumn: 2, gridRow: '3 / 5', marginBlockStart: 0 },
    [media.print]: { display: 'none' },
  },
});

export const relatedTitle = layoutStyle({
  borderBlockStart: sectionRule,
  paddingBlock: `${labelRoom} ${vars.space.xs}`,
  font: vars.text.label,
});

export const relatedLabel = layoutStyle({ display: 'block', ...labelTab(vars.color.text.body) });

export const relatedList = layoutStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Text on the left and a small picture on the right; on a desktop the picture above the text. */
export const related = layoutStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7rem',
  columnGap: vars.space.m,
  borderBlockStart: hair,
  paddingBlock: vars.space.s,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: vars.space.xxs } },
  '@media': {
    [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space.s, paddingBlock: vars.space.m },
  },
});

// On a desktop they fill a long rail; in one column three are enough.
globalStyle(`${related}:nth-child(n + 4)`, {
  '@layer': { 'dn.layouts': { display: 'none', '@media': { [media.desk]: { display: 'grid' } } } },
});

export const relatedPicture = layoutStyle({
  gridColumn: 2,
  gridRow: 1,
  minInlineSize: 0,
  '@media': { [media.desk]: { gridColumn: 1, gridRow: 'auto' } },
});

export const relatedShape = layoutStyle({
  aspectRatio: '4 / 3',
  '@media': { [media.desk]: { aspectRatio: '16 / 9' } },
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
  '@media': { [media.tablet]: { marginInline: 0 } },
});

export const nextWords = layoutStyle({
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'start',
  paddingBlock: `${vars.space.m} ${vars.space.l}`,
  '@media': { [media.desk]: { paddingInline: `${vars.space.m} ${vars.space.xxl}` } },
});
