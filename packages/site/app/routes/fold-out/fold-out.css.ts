import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

const list = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const foldOut = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.l,
  paddingBlockStart: '1.125rem',
  '@media': { [media.print]: { display: 'block', paddingBlockStart: 0 } },
});

export const head = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  columnGap: vars.space.xl,
  rowGap: vars.space.s,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'end',
    },
    [media.print]: { display: 'flex', alignItems: 'baseline', columnGap: '12pt', marginBlockEnd: '6pt' },
  },
});
const whole = { '@media': { [media.desk]: { gridColumn: '1 / -1' }, [media.print]: { display: 'none' } } };
export const back = layoutStyle({
  font: vars.text.label,
  color: 'inherit',
  paddingBlock: '0.625rem',
  ...whole,
});
export const title = layoutStyle({
  '@media': {
    [media.desk]: { gridColumn: '1 / -1' },
    [media.print]: { fontSize: '22pt', whiteSpace: 'nowrap' },
  },
});
export const excerpt = layoutStyle({
  maxInlineSize: vars.width.text,
  '@media': { [media.print]: { fontSize: '10pt', lineHeight: 1.25, maxInlineSize: 'none', color: '#000' } },
});
/** Without a script the browser's own menu prints. */
export const printButton = layoutStyle({
  '@media': { '(scripting: none)': { display: 'none' }, [media.print]: { display: 'none' } },
});

/** Two edges cut by hand, and straight folds between. */
const cutSides =
  'polygon(0 3px, 22% 0, 51% 4px, 78% 1px, 100% 5px, calc(100% - 3px) 24%, 100% 49%, calc(100% - 4px) 73%, calc(100% - 1px) 100%, 76% calc(100% - 4px), 48% calc(100% - 1px), 21% calc(100% - 5px), 2px 100%, 4px 70%, 0 47%, 3px 21%)';

/** The sheet itself, on a phone as wide as the window. */
export const sheet = layoutStyle({
  position: 'relative',
  marginInline: `calc(-1 * ${vars.width.gutter})`,
  '@media': {
    screen: { filter: 'drop-shadow(0 3px 0 rgb(26 20 34 / 0.16))' },
    [media.tablet]: { marginInline: 0 },
    [media.print]: { marginInline: 0 },
  },
});

export const steps = layoutStyle({
  ...list,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  backgroundColor: 'var(--paper)',
  clipPath: cutSides,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desk]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.print]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      clipPath: 'none',
      background: 'none',
      borderBlockStart: '1pt solid #000',
    },
    [`${media.print} and (orientation: landscape)`]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.forcedColors]: { border: '2px solid CanvasText', clipPath: 'none' },
  },
});

/** The light on one side of a fold, and the shade on the other. */
const light = 'color-mix(in srgb, #fff 26%, var(--paper))';
const shade = `color-mix(in srgb, ${vars.color.text.body} 22%, transparent)`;

const abreast = `screen and ${media.tablet}`;

export const step = layoutStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minInlineSize: 0,
  breakInside: 'avoid',
  position: 'relative',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
      boxShadow: `inset 0 2px ${light}, inset 0 -1px ${shade}`,
      '@media': {
        [media.tablet]: { boxShadow: `inset 2px 2px ${light}, inset -1px -1px ${shade}` },
        [media.print]: { content: 'none' },
        [media.forcedColors]: { content: 'none' },
      },
    },
  },
  '@media': {
    // The texts of a row begin on one line.
    [abreast]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' },
    [media.print]: {
      display: 'grid',
      gridTemplateColumns: '52% minmax(0, 1fr)',
      gridTemplateRows: 'auto',
      alignItems: 'start',
      columnGap: '7pt',
      padding: '8pt 6pt 8pt 0',
      minBlockSize: '4.75cm',
      borderBlockEnd: '0.5pt dashed #777',
    },
    [`${media.print} and (orientation: landscape)`]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      minBlockSize: 0,
      padding: '4pt 5pt',
    },
    [media.forcedColors]: { borderBlockEnd: '1px dashed CanvasText' },
  },
});

// Where paper was folded, every second panel lies in the shade, drawing and all.
const inShade = (panels: string, at: string) =>
  globalStyle(`${steps} > li:is(${panels})::after`, {
    '@layer': {
      'dn.layouts': {
        '@media': {
          [at]: { backgroundColor: `color-mix(in srgb, ${vars.color.text.body} 5%, transparent)` },
        },
      },
    },
  });
inShade(':nth-child(even)', 'screen and (max-width: 47.99rem)');
inShade(':nth-child(4n + 2), :nth-child(4n + 3)', 'screen and (min-width: 48rem) and (max-width: 63.99rem)');
inShade(':nth-child(2), :nth-child(4), :nth-child(5), :nth-child(7)', 'screen and (min-width: 64rem)');

export const picture = layoutStyle({
  margin: 0,
  backgroundColor: 'var(--picture)',
  '@media': {
    [media.print]: { background: 'none' },
    [`${media.print} and (orientation: landscape)`]: { inlineSize: 'min(100%, 5cm)' },
    [media.forcedColors]: { backgroundColor: 'Canvas' },
  },
});

export const words = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.m,
  rowGap: vars.space.s,
  gridTemplateRows: 'auto 1fr',
  alignItems: 'baseline',
  padding: `${vars.space.m} ${vars.width.gutter} ${vars.space.xl}`,
  color: vars.color.text.body,
  '@media': {
    [media.tablet]: { padding: `${vars.space.m} ${vars.space.l} ${vars.space.l}` },
    [abreast]: { gridRow: 'span 2', gridTemplateRows: 'subgrid' },
    [media.print]: { padding: 0, rowGap: '4pt', columnGap: '5pt', color: '#000' },
    [`${media.print} and (orientation: landscape)`]: { paddingBlockStart: '4pt' },
  },
});

export const number = layoutStyle({
  font: vars.text.h1,
  fontVariantNumeric: 'lining-nums',
  lineHeight: 1,
  '@media': { [media.print]: { alignSelf: 'start', fontSize: '20pt' } },
});
export const stepTitle = layoutStyle({
  font: vars.text.h4,
  '@media': {
    // Four abreast are narrow.
    [`${media.desk} and (not ${media.spacious})`]: { font: vars.text.h5 },
    [media.print]: { alignSelf: 'end', fontSize: '13pt', lineHeight: 1.1, textWrap: 'wrap' },
  },
});
/** A text and its source. */
export const said = layoutStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  rowGap: vars.space.s,
  '@media': { [media.print]: { rowGap: '4pt' } },
});
export const text = layoutStyle({
  font: vars.text.summary,
  fontSize: '1.1875rem',
  textWrap: 'pretty',
  '@media': {
    [media.tablet]: { fontSize: '1.0625rem' },
    [media.print]: { fontSize: '11pt', lineHeight: 1.25 },
    [`${media.print} and (orientation: landscape)`]: { fontSize: '9pt', lineHeight: 1.2 },
  },
});
export const by = layoutStyle({
  font: vars.text.caption,
  color: 'inherit',
  paddingBlock: '0.75rem',
  marginBlock: '-0.75rem',
  '@media': { [media.print]: { padding: 0, margin: 0, fontSize: '7.5pt', textDecoration: 'none' } },
});

export const foot = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.l,
  marginBlockStart: vars.space.l,
  '@media': {
    [media.desk]: { gridTemplate: 'auto 1fr / repeat(2, minmax(0, 1fr))' },
    [media.print]: { display: 'block', marginBlockStart: '6pt' },
  },
});
export const close = layoutStyle({
  maxInlineSize: vars.width.text,
  font: vars.text.h5,
  '@media': { [media.print]: { fontSize: '11pt', maxInlineSize: 'none' } },
});
export const onScreen = layoutStyle({
  font: vars.text.summary,
  '@media': { [media.print]: { display: 'none' } },
});
/** The address of the sheet and its sources, for whoever finds it on a door in three years. */
export const from = layoutStyle({
  display: 'none',
  '@media': {
    [media.print]: { display: 'block', fontSize: '7.5pt', lineHeight: 1.3, marginBlockStart: '3pt' },
  },
});

// A sheet is one page, so header and footer are not printed; larger text is a choice for the screen.
const overrides = (selector: string, style: Record<string, string | number>) =>
  globalStyle(selector, { '@layer': { 'dn.overrides': { '@media': { [media.print]: style } } } });
for (const around of ['header', 'footer', 'dialog'])
  overrides(`div:has(> main ${foldOut}) > ${around}`, { display: 'none' });
overrides(`html:has(${foldOut})`, { fontSize: '11pt' });
overrides(`main:has(${foldOut})`, { padding: 0 });

// On a phone a step is a stop of the scrolling. A window too low for one scrolls freely.
globalStyle(`html:has(${foldOut})`, {
  '@layer': {
    'dn.layouts': {
      '@media': {
        'screen and (max-width: 47.99rem) and (min-height: 40rem) and (prefers-reduced-motion: no-preference)':
          {
            scrollSnapType: 'y proximity',
            scrollPaddingBlockStart: '3.5rem',
          },
      },
    },
  },
});
globalStyle(`${steps} > li`, { '@layer': { 'dn.layouts': { scrollSnapAlign: 'start' } } });

export const others = layoutStyle({ '@media': { [media.print]: { display: 'none' } } });

/** Beside the words. */
globalStyle(`${foot} > div`, {
  '@layer': { 'dn.layouts': { '@media': { [media.desk]: { gridArea: '1 / 2 / 3' } } } },
});
