import { globalStyle } from '@vanilla-extract/css';
import { egg, media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

const tall = `${media.desk} and (min-height: 40rem)`;

/** From a tablet on the headings are in a column beside their text; on a desktop the contents are in a rail. */
export const text = layoutStyle({
  position: 'relative',
  maxInlineSize: 'none',
  '@media': { [media.desk]: { paddingInlineEnd: `calc(16.5rem + ${vars.space.gap})` } },
});

export const contents = layoutStyle({
  display: 'none',
  '@media': {
    [media.desk]: {
      display: 'block',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      selectors: { '&&': { inlineSize: '16.5rem' } },
      paddingBlockStart: '1.125rem',
    },
    [media.print]: { display: 'none' },
  },
});

/** Nothing is below it, so it is sticky in high windows. */
export const following = layoutStyle({
  '@media': {
    [tall]: { position: 'sticky', insetBlockStart: '6rem' },
  },
});

export const contentsTitle = layoutStyle({
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  paddingBlockStart: vars.space.s,
  font: vars.text.label,
});

/** The same list where there is no rail. */
export const folded = layoutStyle({
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  marginBlockEnd: `calc(-1 * ${vars.space.l})`,
  '@media': { [media.desk]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const summary = layoutStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '2.75rem',
  font: vars.text.label,
  cursor: 'pointer',
  selectors: {
    // A chevron; borders remain in forced colors.
    '&::after': {
      content: '""',
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      marginInline: vars.space.xxs,
      borderBlockEnd: '2px solid',
      borderInlineEnd: '2px solid',
      translate: '0 -25%',
      rotate: '45deg',
    },
    '&:dir(rtl)::after': { rotate: '-45deg' },
    '[open] > &::after': { translate: '0 25%', scale: '-1' },
  },
});

export const headings = layoutStyle({ listStyle: 'none', padding: 0, marginBlockStart: vars.space.xs });
globalStyle(`${headings} a`, {
  '@layer': {
    'dn.layouts': {
      display: 'flex',
      alignItems: 'center',
      minBlockSize: '2.75rem',
      paddingBlock: '0.3125rem',
      font: vars.text.small,
      lineHeight: 1.3,
      '@media': { [media.desk]: { minBlockSize: '2rem' } },
    },
  },
});

/** A section of a legal text. */
export const section = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.s,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  paddingBlockStart: vars.space.m,
  overflowWrap: 'break-word',
  scrollMarginBlockStart: '6rem',
  '@media': {
    [`${media.tablet} and (not ${media.spacious})`]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 7fr)' },
    // Its rule ends with its text.
    [media.spacious]: {
      gridTemplateColumns: '26rem minmax(0, 48rem)',
      maxInlineSize: `calc(74rem + ${vars.space.gap})`,
    },
  },
});

export const body = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  maxInlineSize: vars.width.text,
  '@media': { [media.spacious]: { maxInlineSize: 'none', font: vars.text.reading } },
});

globalStyle(`${section} h2`, {
  '@layer': {
    'dn.layouts': {
      font: vars.text.h4,
      letterSpacing: vars.tracking.tight,
      textWrap: 'balance',
      '@media': {
        // The column of headings is narrow there.
        [media.tabletOnly]: { font: vars.text.h5 },
        [media.spacious]: { font: vars.text.h3 },
        [tall]: { position: 'sticky', insetBlockStart: '6rem', alignSelf: 'start' },
      },
    },
  },
});
// Keys of the browser's storage. The letters of this font are larger than those of the text.
globalStyle(`${section} code`, {
  '@layer': {
    'dn.layouts': { fontFamily: vars.font.ui, fontSize: '0.85em', color: vars.color.text.muted },
  },
});
globalStyle(`${section} ul`, {
  '@layer': {
    'dn.layouts': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.xs,
      paddingInlineStart: '1.5em',
      listStyleType: '" "',
    },
  },
});
globalStyle(`${section} li`, { '@layer': { 'dn.layouts': { position: 'relative' } } });
// The small egg of every list of the magazine.
globalStyle(`${section} li::before`, {
  '@layer': {
    'dn.layouts': {
      ...egg,
      position: 'absolute',
      insetInlineStart: '-1.2em',
      insetBlockStart: '0.5em',
    },
  },
});
// Buttons have no egg.
globalStyle(`${section} [aria-live] li::before`, { '@layer': { 'dn.layouts': { content: 'none' } } });
globalStyle(`${section} [aria-live] ul`, { '@layer': { 'dn.layouts': { paddingInlineStart: 0 } } });
