import { frontHouse } from '@daily-nest/content/front-house';
import { globalStyle } from '@vanilla-extract/css';
import { focusOutline, media, vars, visuallyHidden } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

const phone = `not all and ${media.tablet}`;
/** A phone in landscape: house and words side by side, as a lead card has them. */
const landscape = `(min-width: 40rem) and ${media.low}`;

export const root = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [landscape]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.gap,
    },
  },
});

/** Most screens lose the uppermost part of the sky. */
export const picture = layoutStyle({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  aspectRatio: '16 / 8.74',
  '@media': {
    [phone]: { marginInline: `calc(-1 * ${vars.width.gutter})` },
    [landscape]: { marginInline: 0 },
  },
});

export const stage = layoutStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  aspectRatio: '16 / 10',
});

export const image = layoutStyle({});
export const light = layoutStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  mixBlendMode: 'multiply',
  '@media': { [media.print]: { display: 'none' } },
});

/** A window is a second label of its hour. */
export const window = layoutStyle({ position: 'absolute', cursor: 'pointer' });

export const hours = layoutStyle({
  display: 'grid',
  // Two rows of two for large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(4.3rem, 1fr))',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  borderBlockEnd: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  '@media': { [media.print]: { display: 'none' } },
});
export const legend = layoutStyle(visuallyHidden);
export const radio = layoutStyle(visuallyHidden);
export const hour = layoutStyle({ position: 'relative', cursor: 'pointer' });

/** The hour and its name: below each other on a phone. */
export const face = layoutStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minBlockSize: '2.75rem',
  paddingInlineStart: '0.375rem',
  font: vars.text.kicker,
  fontVariantNumeric: 'lining-nums',
  lineHeight: 1.15,
  color: vars.color.text.muted,
  selectors: {
    [`${radio}:focus-visible + &`]: { ...focusOutline, position: 'relative' },
    [`${hour}:hover &`]: { color: vars.color.text.body },
  },
  '@media': {
    [media.tablet]: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'start',
      columnGap: '0.5em',
    },
    [media.desk]: { minBlockSize: '2.25rem' },
  },
});
export const time = layoutStyle({
  font: vars.text.control,
  fontVariantNumeric: 'inherit',
  color: vars.color.text.body,
});

/** The tallest of the four keeps the height for all. */
export const leads = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: vars.space.s,
  '@media': {
    [media.desk]: { paddingBlockStart: '0.375rem' },
    [landscape]: { gridArea: '1 / 2 / 3', paddingBlockStart: 0 },
  },
});
export const lead = layoutStyle({
  gridArea: '1 / 1',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  visibility: 'hidden',
});
export const shade = layoutStyle({ visibility: 'hidden' });
export const card = layoutStyle({});
/** An editor's piece may have a longer summary. */
globalStyle(`${card} h3 + p`, {
  '@layer': {
    'dn.layouts': {
      '@media': {
        [phone]: {
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 3,
          overflow: 'hidden',
        },
      },
    },
  },
});

export const ways = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  margin: 0,
  marginBlockStart: vars.space.xs,
  padding: 0,
  listStyle: 'none',
});
export const way = layoutStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minBlockSize: '2.75rem',
  color: vars.color.text.body,
  lineHeight: 1.2,
  textDecoration: 'none',
});
export const wayLabel = layoutStyle({
  font: vars.text.control,
  fontVariantNumeric: 'lining-nums',
  lineHeight: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
export const wayText = layoutStyle({
  font: vars.text.caption,
  lineHeight: 'inherit',
  color: vars.color.text.muted,
});

const unchosen = `${root}:not(:has(:checked))`;
/** Where the part of an hour is found while it is shown: chosen by the reader, else by the clock, else the first. */
const shown = (name: string, part: string) =>
  [
    `${root}:has([value="${name}"]:checked) ${part}`,
    `:root[data-hour="${name}"] ${unchosen} ${part}`,
    ...(name === frontHouse.first ? [`:root:not([data-hour]) ${unchosen} ${part}`] : []),
  ].join(',');

for (const { name } of frontHouse.hours) {
  globalStyle(shown(name, `[data-of="${name}"]`), { '@layer': { 'dn.layouts': { visibility: 'visible' } } });
  globalStyle(shown(name, `[data-face="${name}"]`), {
    '@layer': {
      'dn.layouts': {
        backgroundColor: vars.color.bright.base,
        color: vars.color.bright.on,
        '@media': { [media.forcedColors]: { outline: '3px solid', outlineOffset: '-3px' } },
      },
    },
  });
  globalStyle(shown(name, `[data-face="${name}"] > ${time}`), {
    '@layer': { 'dn.layouts': { color: 'inherit' } },
  });
}
// The lit window of a dark hour glows at night, too: what is around it is dark already.
for (const name of ['at-night', 'bedtime'])
  globalStyle(shown(name, image), { '@layer': { 'dn.layouts': { filter: 'none' } } });

/** Browsers that cannot ask what is chosen show the first hour. */
globalStyle(`[data-of="${frontHouse.first}"]`, {
  '@layer': { 'dn.layouts': { '@supports': { 'not selector(:has(*))': { visibility: 'visible' } } } },
});
