import { globalStyle } from '@vanilla-extract/css';
import { media, vars, visuallyHidden } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

const thick = `${vars.rule.thick} solid ${vars.color.border.strong}`;
const hair = `${vars.rule.hair} solid ${vars.color.border.control}`;
const thirds = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } as const;
const quarters = { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } as const;
const list = { margin: 0, padding: 0, listStyle: 'none' } as const;

/** The size of a sheet's text in print: large enough for a door, small enough for one page. */
const onPaper = '11pt';

export const sheet = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  paddingBlockStart: '1.125rem',
  '@media': { [media.print]: { gap: '10pt', paddingBlockStart: 0, fontSize: onPaper } },
});

// A sheet is one page, so header and footer are not printed.
for (const around of ['header', 'footer'])
  globalStyle(`div:has(> main ${sheet}) > ${around}`, {
    '@layer': { 'dn.overrides': { '@media': { [media.print]: { display: 'none' } } } },
  });
// Larger text is a choice for the screen, not for print.
globalStyle(`html:has(${sheet})`, {
  '@layer': { 'dn.overrides': { '@media': { [media.print]: { fontSize: '11pt' } } } },
});
globalStyle(`main:has(${sheet})`, {
  '@layer': { 'dn.overrides': { '@media': { [media.print]: { padding: 0 } } } },
});

export const head = layoutStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s,
  '@media': {
    [`screen and ${media.tablet}`]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
    [media.print]: { gap: '4pt' },
  },
});
// The introduction and the button share a row.
globalStyle(`${head} > :not(p, button)`, { '@layer': { 'dn.layouts': { gridColumn: '1 / -1' } } });

export const title = layoutStyle({ '@media': { [media.print]: { fontSize: '22pt' } } });

export const intro = layoutStyle({
  maxInlineSize: vars.width.text,
  font: vars.text.summary,
  color: vars.color.text.muted,
  '@media': { [media.print]: { fontSize: onPaper, color: 'inherit', maxInlineSize: 'none' } },
});

/** Without a script the browser's own menu prints. */
export const printButton = layoutStyle({ '@media': { '(scripting: none)': { display: 'none' } } });

export const numbers = layoutStyle({
  ...list,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  inlineSize: '100%',
  borderBlockStart: thick,
  paddingBlockStart: vars.space.s,
  '@media': {
    [`screen and ${media.tablet}`]: {
      display: 'grid',
      // One below the other if the text is large.
      gridTemplateColumns: `repeat(auto-fill, minmax(max(12.5rem, (100% - 2 * ${vars.space.xl}) / 3), 1fr))`,
      columnGap: vars.space.xl,
      borderBlockStart: 0,
    },
    [`screen and ${media.spacious}`]: quarters,
    [media.print]: { paddingBlockStart: '5pt', justifyContent: 'space-between' },
  },
});

// Of a phone: the numbers one below the other at its edge.
globalStyle(`${numbers} > li`, {
  '@layer': {
    'dn.layouts': {
      '@media': {
        [`screen and (not ${media.tablet})`]: {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          inlineSize: '100%',
        },
        // From a tablet on the number is below its name.
        [`screen and ${media.tablet}`]: { display: 'grid', justifyItems: 'start' },
      },
    },
  },
});

export const lineName = layoutStyle({ font: vars.text.label });

export const number = layoutStyle({
  font: vars.text.label,
  fontSize: 'min(1.5rem, 9vi)',
  // Large enough for a thumb.
  paddingBlock: '0.5rem',
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: 'inherit',
  '@media': { [media.print]: { fontSize: '15pt', textDecoration: 'none' } },
});

export const groups = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.xl,
  rowGap: vars.space.xl,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.spacious]: quarters,
    [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '18pt', rowGap: '12pt' },
  },
});

export const group = layoutStyle({
  display: 'grid',
  gap: vars.space.m,
  alignContent: 'start',
  '@media': { [media.print]: { gap: '7pt' } },
});

export const groupTitle = layoutStyle({
  font: vars.text.h4,
  borderBlockStart: thick,
  paddingBlockStart: vars.space.s,
  '@media': { [media.print]: { fontSize: '14pt', paddingBlockStart: '4pt' } },
});

// Of the widest windows: steps have half of it, those for two ages side by side.
globalStyle(`${group}:has(h3)`, {
  '@layer': { 'dn.layouts': { '@media': { [media.spacious]: { gridColumn: 'span 2' } } } },
});
globalStyle(`${group}:first-child:has(h3)`, {
  '@layer': {
    'dn.layouts': {
      '@media': {
        [media.spacious]: {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          columnGap: vars.space.xl,
        },
      },
    },
  },
});
globalStyle(`${groupTitle}:has(~ div > h3)`, {
  '@layer': { 'dn.layouts': { gridColumn: '1 / -1', '@media': { screen: { font: vars.text.h3 } } } },
});

export const field = layoutStyle({ display: 'grid', minInlineSize: 0 });
export const fieldLabel = layoutStyle({
  font: vars.text.caption,
  '@media': { [media.print]: { fontSize: '9pt' } },
});
export const line = layoutStyle({
  blockSize: '1.75rem',
  borderBlockEnd: hair,
  '@media': { [media.print]: { blockSize: '24pt' } },
});

export const rowOfFields = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  rowGap: vars.space.m,
  columnGap: vars.space.xl,
  '@media': { [media.print]: { gridTemplateColumns: '2fr 1fr 2fr', columnGap: vars.space.m } },
});

/** A table may scroll on a phone; the page itself never scrolls sideways. */
export const scrolls = layoutStyle({
  minInlineSize: 0,
  overflowX: 'auto',
  '@media': { [media.print]: { overflow: 'visible' } },
});

export const table = layoutStyle({ inlineSize: '100%', borderCollapse: 'collapse', font: vars.text.summary });
globalStyle(`${table} :is(th, td)`, {
  '@layer': {
    'dn.layouts': {
      padding: '0.4rem 0.5rem',
      borderBlockEnd: hair,
      textAlign: 'start',
      verticalAlign: 'top',
      fontVariantNumeric: 'lining-nums tabular-nums',
      '@media': { [media.print]: { padding: '4.5pt 5pt', fontSize: onPaper } },
    },
  },
});
globalStyle(`${table} th`, { '@layer': { 'dn.layouts': { font: vars.text.label } } });
globalStyle(`${table} thead th`, {
  '@layer': { 'dn.layouts': { borderBlockEnd: thick, verticalAlign: 'bottom' } },
});

export const caption = layoutStyle(visuallyHidden);

export const log = layoutStyle({ minInlineSize: '38rem', '@media': { [media.print]: { minInlineSize: 0 } } });
globalStyle(`${log} :is(th, td)`, { '@layer': { 'dn.layouts': { border: hair } } });
// An empty cell has a fixed height, whatever hidden text it has for screen readers.
globalStyle(`${log} td`, {
  '@layer': {
    'dn.layouts': {
      blockSize: '2.25rem',
      '@media': { [media.print]: { blockSize: '24pt', paddingBlock: 0 } },
    },
  },
});

export const rules = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  margin: 0,
  paddingInlineStart: '1.2em',
  font: vars.text.summary,
  '@media': { [media.print]: { gap: '2pt', fontSize: onPaper, lineHeight: 1.35 } },
});
// Under a whole sheet they would be lines of twice a text's width. Their bullets are inside the columns.
globalStyle(`${sheet} > ${rules}`, {
  '@layer': {
    'dn.layouts': {
      '@media': {
        screen: { paddingInlineStart: 0 },
        [`screen and ${media.tablet}`]: {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          columnGap: vars.space.xl,
        },
        [`screen and ${media.desk}`]: thirds,
        [`screen and ${media.spacious}`]: quarters,
      },
    },
  },
});
const ofRules = (item: string, query: string, style: Record<string, string>) =>
  globalStyle(`${sheet} > ${rules} > ${item}`, {
    '@layer': { 'dn.layouts': { '@media': { [query]: style } } },
  });
ofRules('li', 'screen', { marginInlineStart: '1.2em' });
ofRules('li:nth-child(odd):last-child', `screen and ${media.tabletOnly}`, { gridColumn: '1 / -1' });
ofRules('li:nth-child(3):last-child', `screen and ${media.spacious}`, { gridColumn: 'span 2' });

export const sources = layoutStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xs,
  font: vars.text.caption,
  color: vars.color.text.muted,
  '@media': {
    screen: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
      columnGap: vars.space.gap,
    },
    [media.print]: { gap: 0, fontSize: '8pt' },
  },
});
globalStyle(`${sources} > :first-child`, { '@layer': { 'dn.layouts': { gridColumn: '1 / -1' } } });
/** The address of the sheet, for whoever finds it on a door in three years. */
export const from = layoutStyle({ display: 'none', '@media': { [media.print]: { display: 'block' } } });
globalStyle(`${sources} a`, {
  '@layer': { 'dn.layouts': { color: 'inherit', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' } },
});

// The steps of a sheet are smaller in print than on a screen.
globalStyle(`${sheet} :is(ol, ul) > li`, {
  '@layer': { 'dn.overrides': { '@media': { [media.print]: { fontSize: onPaper, lineHeight: 1.3 } } } },
});
globalStyle(`${sheet} a`, {
  '@layer': { 'dn.overrides': { '@media': { [media.print]: { textDecoration: 'none' } } } },
});
globalStyle(`${sheet} h3`, {
  '@layer': { 'dn.overrides': { '@media': { [media.print]: { fontSize: '12pt' } } } },
});

// On paper a drawing stands beside its step, and those of one step in a row, so that seven of them fit the page.
const onPaperOnly = (selector: string, style: Record<string, string | number>) =>
  globalStyle(selector, { '@layer': { 'dn.overrides': { '@media': { [media.print]: style } } } });
const drawnGroups = `${groups}:has(figure)`;
const oneDrawing = `${drawnGroups} li:has(> div > figure:only-child)`;

onPaperOnly(drawnGroups, { gridTemplateColumns: 'minmax(0, 0.92fr) minmax(0, 1fr)', columnGap: '14pt' });
onPaperOnly(`${drawnGroups} h3`, { textWrap: 'wrap' });
onPaperOnly(`${drawnGroups} ol`, { gap: '3.5pt', paddingInlineStart: '1.4em' });
onPaperOnly(`${drawnGroups} ol > li`, { fontSize: '10.5pt', lineHeight: 1.25 });
onPaperOnly(`${drawnGroups} li > div`, { flexWrap: 'nowrap', gap: '6pt', marginBlockStart: '4pt' });
onPaperOnly(`${drawnGroups} figure`, { flex: '1 1 0' });
onPaperOnly(`${drawnGroups} figcaption`, { fontSize: '8pt', lineHeight: 1.2 });
onPaperOnly(oneDrawing, { position: 'relative', minBlockSize: '2.1cm', paddingInlineEnd: '3cm' });
onPaperOnly(`${oneDrawing} > div`, {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  inlineSize: '2.85cm',
  marginBlockStart: 0,
});
