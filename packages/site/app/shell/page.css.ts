import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';
import { gridLines } from '../listing/grid-lines.ts';

/** Styles that several routes share; those of one route are in its folder. */

/** Not printed: advertising, forms, and headings of frames, which stay empty on paper. */
export const onScreen = layoutStyle({
  selectors: { '&&': { '@media': { [media.print]: { display: 'none' } } } },
});

/** The vertical distance between the parts of a page. */
export const stack = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.section,
});

// The page sets the distance between its parts and resets their own margins.
globalStyle(`${stack} > section`, { '@layer': { 'dn.layouts': { marginBlockStart: 0 } } });

/** A text to be read from top to bottom. */
export const reading = layoutStyle({
  display: 'grid',
  gap: vars.space.xl,
  justifyItems: 'start',
  maxInlineSize: vars.width.text,
  paddingBlockStart: '1.125rem',
});

globalStyle(`${reading} > *`, { '@layer': { 'dn.layouts': { inlineSize: '100%', minInlineSize: 0 } } });

export const readingHead = layoutStyle({ display: 'grid', gap: vars.space.m });

/** Secondary text: dates, roles, remarks. */
export const quiet = layoutStyle({ font: vars.text.small, color: vars.color.text.muted });

/** The note after a value that is an example. */
export const example = layoutStyle({
  marginInlineStart: '0.25em',
  font: vars.text.small,
  whiteSpace: 'nowrap',
});

/** The head of a page with a short text, on a desktop beside it at its foot. */
export const opened = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.m,
  '@media': {
    [media.desk]: { gridTemplateColumns: gridLines([8]), alignItems: 'end' },
  },
});

/** A text behind a yolk slip, as a pulled sentence has it. */
export const slip = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.xs,
  alignSelf: 'start',
  borderInlineStart: `${vars.rule.slip} solid ${vars.color.bright.base}`,
  paddingInlineStart: vars.space.m,
  font: vars.text.small,
  selectors: { '&:empty': { display: 'none' } },
});

globalStyle(`${opened} > ${slip}`, {
  '@layer': {
    'dn.layouts': {
      '@media': {
        [media.desk]: { alignSelf: 'end', marginBlockStart: '1.125rem' },
      },
    },
  },
});

globalStyle(`${slip} h2`, { '@layer': { 'dn.layouts': { font: vars.text.label } } });

/** Buttons and links in a line. */
export const actions = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  alignItems: 'center',
});

/** The first section of a page follows its header without a gap. */
export const first = layoutStyle({ selectors: { '&&': { marginBlockStart: 0 } } });
