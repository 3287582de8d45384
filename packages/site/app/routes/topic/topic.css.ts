import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const page = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.section,
});

/** The words in four columns, the upper slots beside them: so the wall begins on the first screen. */
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

/** The way to the headlines themselves, beside the frame that shows them. */
export const own = layoutStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.5rem',
  font: vars.text.small,
  '@media': { [media.print]: { display: 'none' } },
});

export const slot = layoutStyle({ minInlineSize: 0, '@media': { [media.desk]: { gridColumn: '5 / -1' } } });

const fade = (end: string) => `linear-gradient(to ${end}, black calc(100% - 3rem), transparent)`;

/** One line above the wall, which a finger pushes along where it is longer than the window. */
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

/** The wall has room at its sides for the ring of a focused link; its words stand in the columns of the page. */
export const wall = layoutStyle({ marginInline: `calc(-1 * ${vars.space.xs})` });

/** As wide as a tablet's page; on a desk seven columns, with five for what stands beside it. */
export const tall = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.section,
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'start' } },
});
// A wall stands on the page and has rules of its own, while it waits as well.
globalStyle(`${tall} [data-stage]`, {
  '@layer': { 'dn.layouts': { maxInlineSize: '45rem', outline: 'none', background: 'none' } },
});

export const beside = layoutStyle({ marginBlockStart: 0 });

export const programs = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.xl,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** The headlines once more, for paper and for those who read without frames and styles; on a screen the wall has them. */
export const onPaper = layoutStyle({
  display: 'none',
  '@media': { [media.print]: { display: 'grid', rowGap: vars.space.s, font: vars.text.summary } },
});
globalStyle(`${onPaper} a`, { '@layer': { 'dn.layouts': { color: 'inherit', textDecoration: 'none' } } });
globalStyle(`${onPaper} ul`, { '@layer': { 'dn.layouts': { paddingInlineStart: '1.25em' } } });
globalStyle(`${onPaper} li`, {
  '@layer': { 'dn.layouts': { marginBlockEnd: vars.space.xs, breakInside: 'avoid' } },
});
