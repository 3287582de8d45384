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
  display: 'list-item',
  listStyle: 'disclosure-closed inside',
  inlineSize: 'fit-content',
  paddingBlock: vars.space.s,
  font: vars.text.label,
  cursor: 'pointer',
  selectors: { '[open] > &': { listStyleType: 'disclosure-open' } },
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
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 7fr)' },
    [media.spacious]: { gridTemplateColumns: '22rem minmax(0, 1fr)' },
  },
});

export const body = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  maxInlineSize: vars.width.text,
  '@media': { [media.spacious]: { maxInlineSize: '48rem', font: vars.text.reading } },
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
// Its letters are larger than those of the text.
globalStyle(`${section} code`, { '@layer': { 'dn.layouts': { fontSize: '0.85em' } } });
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
