import { globalStyle } from '@vanilla-extract/css';
import { media, sectionHue, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';
import { gridLines } from '../../listing/grid-lines.ts';
import { fade } from '../../listing/fade.ts';

export const page = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.section,
});

/** The text in four columns, the upper slots beside it, so that the wall starts on the first screen. */
export const head = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.m,
  paddingBlockStart: '1.125rem',
  marginBlockEnd: `calc(1.375rem - ${vars.space.section})`,
  '@media': {
    [media.desk]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', rowGap: vars.space.xxs },
  },
});

export const words = layoutStyle({
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.xs,
  '@media': { [media.desk]: { gridColumn: '1 / 5' } },
});

/** The name in the hue of its section. It leads the page and what stands beside it. */
export const name = layoutStyle({
  color: sectionHue,
  fontSize: 'clamp(3rem, 0.75rem + 3.75vw, 5.25rem)',
  overflowWrap: 'break-word',
});

/** The link to the wall's own page, beside the frame. */
export const own = layoutStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.5rem',
  font: vars.text.small,
  '@media': { [media.print]: { display: 'none' } },
});

export const slot = layoutStyle({ minInlineSize: 0, '@media': { [media.desk]: { gridColumn: '5 / -1' } } });

/** One line above the wall, which scrolls sideways if it is longer than the window. */
export const siblings = layoutStyle({
  maxInlineSize: '100%',
  '@media': {
    [`not all and ${media.desk}`]: {
      boxSizing: 'border-box',
      inlineSize: `calc(100% + 2 * ${vars.width.gutter})`,
      maxInlineSize: 'none',
      marginInline: `calc(-1 * ${vars.width.gutter})`,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      maskImage: fade('right'),
      selectors: { '&:dir(rtl)': { maskImage: fade('left') } },
    },
    [media.desk]: { gridColumn: '1 / -1' },
    [media.print]: { display: 'none' },
  },
});
globalStyle(`${siblings} ul`, {
  '@layer': {
    'dn.layouts': {
      display: 'flex',
      columnGap: '1.125rem',
      listStyle: 'none',
      padding: 0,
      margin: 0,
      '@media': {
        [`not all and ${media.desk}`]: {
          inlineSize: 'max-content',
          paddingInline: `${vars.width.gutter} 3rem`,
          whiteSpace: 'nowrap',
        },
        [media.desk]: { flexWrap: 'wrap' },
      },
    },
  },
});
globalStyle(`${siblings} a`, {
  '@layer': {
    'dn.layouts': {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: '2.75rem',
      '@media': { [media.desk]: { minBlockSize: '2rem' } },
      font: vars.text.control,
      color: vars.color.text.body,
      textDecoration: 'none',
    },
  },
});
globalStyle(`${siblings} a:hover`, {
  '@layer': { 'dn.layouts': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
});

/** The wall has space at its sides for focus rings; its text is aligned with the page's columns. */
export const wall = layoutStyle({ marginInline: `calc(-1 * ${vars.space.xs})` });

// While it waits: its rule, a sentence, and blank slips for a lead and a rail. The framed page covers them.
globalStyle(`${wall} [data-stage] > p`, {
  '@layer': {
    'dn.layouts': {
      marginInline: vars.space.xs,
      borderBlockStart: `${vars.rule.wall} solid ${sectionHue}`,
      paddingInline: 0,
    },
  },
});
const slip = `${vars.color.surface.sunken} 0`;
const waiting = `${wall} [data-stage="loading"]`;
globalStyle(`${waiting}::before, ${waiting}::after`, {
  '@layer': {
    'dn.layouts': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: `4rem ${vars.space.xs} 0`,
      background: `linear-gradient(${slip} 66%, #0000 0 71%, ${slip} 75%, #0000 0 79%, ${slip} 83%, #0000 0) 0 0 / 100% 18rem`,
    },
  },
});
globalStyle(`${waiting}::before`, {
  '@layer': {
    'dn.layouts': {
      '@media': { [media.tablet]: { insetInlineEnd: '35%', backgroundSize: '100% 36rem' } },
    },
  },
});
globalStyle(`${waiting}::after`, {
  '@layer': { 'dn.layouts': { '@media': { [media.tablet]: { insetInlineStart: '67.5%' } } } },
});

/** As wide as a tablet's page; on a desktop six or seven columns, with the others for the content beside it. */
export const tall = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.section,
  '@media': {
    [media.desk]: { gridTemplateColumns: gridLines([6]), alignItems: 'start' },
    [media.wide]: { gridTemplateColumns: gridLines([7]) },
    // As wide as the frame may be; two stand abreast beside it.
    [media.spacious]: { gridTemplateColumns: '45rem minmax(0, 1fr)' },
  },
});
// A wall is part of the page and has its own rules, also while it waits.
globalStyle(`${tall} [data-stage]`, {
  '@layer': {
    'dn.layouts': { maxInlineSize: '45rem', marginInline: 0, outline: 'none', background: 'none' },
  },
});

export const beside = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
});
globalStyle(`${beside} > section`, { '@layer': { 'dn.layouts': { marginBlockStart: 0 } } });

/** Guides, one below the other; where there is room, three abreast under their pictures. */
const abreast = `${media.tabletOnly}, ${media.spacious}`;
export const guides = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.m,
  '@media': { [abreast]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
globalStyle(`${guides} article > div:first-child`, {
  '@layer': {
    'dn.layouts': {
      '@media': { [abreast]: { float: 'none', inlineSize: 'auto', margin: `0 0 ${vars.space.s}` } },
    },
  },
});

export const programs = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.m,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/**
 * The headlines once more, for print and for readers without frames and styles; on a screen the wall has
 * them.
 */
export const onPaper = layoutStyle({
  display: 'none',
  '@media': { [media.print]: { display: 'grid', rowGap: vars.space.s, font: vars.text.summary } },
});
globalStyle(`${onPaper} a`, { '@layer': { 'dn.layouts': { color: 'inherit', textDecoration: 'none' } } });
globalStyle(`${onPaper} ul`, { '@layer': { 'dn.layouts': { paddingInlineStart: '1.25em' } } });
globalStyle(`${onPaper} li`, {
  '@layer': { 'dn.layouts': { marginBlockEnd: vars.space.xs, breakInside: 'avoid' } },
});
