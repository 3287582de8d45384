import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
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

/** As wide as a tablet's page; on a desktop seven columns, with five for the content beside it. */
export const tall = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.section,
  '@media': {
    [media.desk]: { gridTemplateColumns: gridLines([7]), alignItems: 'start' },
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

/** Guides, one below the other; on a tablet two abreast. */
export const guides = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.m,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.spacious]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const programs = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.xl,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.spacious]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
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
