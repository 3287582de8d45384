import { globalStyle } from '@vanilla-extract/css';
import { ages, type AgeSlug } from '@daily-nest/content/ages';
import { media, vars, visuallyHidden } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';
import { asleep } from './figure.css.ts';

const phone = `not all and ${media.tablet}`;

/** The document of a reader who has chosen an age. */
const chosen = `:root:is(${ages.map(({ slug }) => `[data-age="${slug}"]`).join(', ')})`;
const whenChosen = `${chosen} &`;

export const unseen = layoutStyle(visuallyHidden);

/** The question stands beside the tape; on a phone and on a tablet above it. */
export const root = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  paddingBlock: `${vars.space.xs} ${vars.space.xs}`,
  '@media': {
    [media.desk]: { gridTemplateColumns: '15rem minmax(0, 1fr)', alignItems: 'start' },
  },
});

/** On a phone the tape stands between the question and the words about its strips. */
export const words = layoutStyle({
  '@media': { [`not all and ${media.desk}`]: { display: 'contents' } },
});

export const title = layoutStyle({
  font: vars.text.h6,
  letterSpacing: vars.tracking.tight,
  '@media': {
    [media.desk]: { paddingBlockStart: vars.space.xs },
    // The part of the tape that is chosen answers it.
    [phone]: { selectors: { [whenChosen]: visuallyHidden } },
  },
});

export const about = layoutStyle({
  font: vars.text.caption,
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  color: vars.color.text.muted,
  selectors: { [whenChosen]: { display: 'none' } },
  '@media': {
    [`not all and ${media.desk}`]: { order: 1, marginBlockStart: vars.space.xxs },
  },
});
globalStyle(`${about} a`, { '@layer': { 'dn.layouts': { color: 'inherit' } } });

/** Where no script runs, the tape is made of links. */
export const choices = layoutStyle({ '@media': { '(scripting: none)': { display: 'none' } } });
export const links = layoutStyle({
  display: 'none',
  '@media': {
    '(scripting: none)': { selectors: { '&&': { display: 'block' } } },
    [media.print]: { selectors: { '&&': { display: 'none' } } },
  },
});

export const strip = layoutStyle({
  display: 'block',
  inlineSize: 'calc(100% - 0.375rem)',
  maxInlineSize: '6rem',
  marginInline: 'auto',
  selectors: { [whenChosen]: { display: 'none' } },
});

export const least = layoutStyle({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  fontFamily: vars.font.display,
  fontVariantNumeric: 'lining-nums',
  fontSize: '0.75rem',
  lineHeight: 1,
  backgroundColor: asleep.base,
  color: asleep.on,
  clipPath: 'polygon(2px 0, calc(100% - 1px) 0, 100% 60%, calc(100% - 2px) 100%, 1px 100%, 0 45%)',
  '@media': { [media.tablet]: { fontSize: '0.9375rem' }, [media.forcedColors]: { border: '1px solid' } },
});

/** Cut off aslant. */
export const most = layoutStyle({
  display: 'block',
  marginInlineStart: '1px',
  marginInlineEnd: '2px',
  backgroundColor: `color-mix(in srgb, ${vars.color.text.body} 30%, ${vars.color.surface.page})`,
  clipPath: 'polygon(0 0, 100% 0, calc(100% - 1px) 78%, 56% 100%, 1px 86%)',
  '@media': { [media.forcedColors]: { borderInline: '1px solid', borderBlockEnd: '1px solid' } },
});

/** All panels lie in one place, so that another age moves nothing. */
export const panels = layoutStyle({
  display: 'none',
  marginBlockStart: vars.space.s,
  selectors: { [whenChosen]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': { [media.desk]: { gridColumn: '1 / -1' } },
});

export const panel = layoutStyle({
  gridArea: '1 / 1',
  visibility: 'hidden',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.xl,
  rowGap: vars.space.xs,
  alignContent: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: '44rem minmax(0, 1fr)' } },
});

export const panelOf = Object.fromEntries(
  ages.map(({ slug }) => [
    slug,
    layoutStyle({ selectors: { [`:root[data-age="${slug}"] &`]: { visibility: 'visible' } } }),
  ]),
) as Record<AgeSlug, string>;

export const figure = layoutStyle({ minInlineSize: 0 });
globalStyle(`${figure} figcaption > b`, { '@layer': { 'dn.overrides': { font: vars.text.label } } });
globalStyle(`${figure} figcaption`, {
  '@layer': { 'dn.overrides': { '@media': { [phone]: visuallyHidden } } },
});
globalStyle(`${figure} figure > p`, {
  '@layer': { 'dn.overrides': { marginBlockStart: 0, fontSize: '0.8125rem', lineHeight: 1.35 } },
});

export const first = layoutStyle({
  minInlineSize: 0,
  '@media': {
    [media.wide]: {
      borderInlineStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
      paddingInlineStart: vars.space.l,
    },
    [media.print]: { display: 'none' },
  },
});
globalStyle(`${first} ul`, {
  '@layer': {
    'dn.layouts': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      columnGap: vars.space.gap,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      '@media': {
        [`${media.tablet} and (max-width: 79.9375rem)`]: {
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        },
      },
    },
  },
});
globalStyle(`${first} li`, {
  '@layer': {
    'dn.layouts': { borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}` },
  },
});
globalStyle(`${first} li a`, {
  '@layer': {
    'dn.layouts': {
      display: 'block',
      paddingBlock: vars.space.s,
      font: vars.text.h6,
      letterSpacing: vars.tracking.tight,
      color: 'inherit',
      textDecoration: 'none',
    },
  },
});
globalStyle(`${first} li a:hover`, { '@layer': { 'dn.layouts': { textDecoration: 'underline' } } });
// A phone has room for two.
globalStyle(`${first} li:nth-child(n + 3)`, {
  '@layer': { 'dn.layouts': { '@media': { [phone]: { display: 'none' } } } },
});
