import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { media, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '0.375rem',
  rowGap: vars.space.xxs,
  '@media': {
    '(scripting: none)': { display: 'none' },
    [media.print]: { display: 'none' },
  },
});

// Close enough to each other for one line of a phone of 360 px, and high enough for a thumb.
globalStyle(`${root} button`, {
  '@layer': {
    'dn.components': {
      minBlockSize: '2.75rem',
      paddingInline: vars.space.xs,
      font: vars.text.caption,
      '@media': {
        [media.tablet]: { minBlockSize: '2.25rem' },
      },
    },
  },
});

export const save = componentStyle({
  selectors: {
    // Must win over the button's :hover, which would set pale text on a pale background.
    '&&&[aria-pressed="true"]': { backgroundColor: vars.color.action.base, color: vars.color.action.on },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-pressed="true"]': { outline: '3px solid', outlineOffset: '-3px' } },
    },
  },
});

export const list = componentStyle({
  paddingInline: vars.space.xxs,
  font: vars.text.caption,
  color: vars.color.text.muted,
  lineHeight: '2.75rem',
});

/** At the bottom of the window, like toasts, so that it moves nothing. */
export const status = componentStyle({
  position: 'fixed',
  insetInline: vars.space.m,
  insetBlockEnd: `calc(${vars.space.m} + env(safe-area-inset-bottom, 0px))`,
  zIndex: vars.z.toast,
  font: vars.text.control,
  selectors: {
    '&:not(:empty)': {
      padding: vars.space.m,
      backgroundColor: vars.color.band.base,
      color: vars.color.band.ink,
    },
  },
});

/** Reserves space for a button with a word of six letters, so that nothing moves when it appears. */
export const listen = componentStyle({ minInlineSize: '4rem', minBlockSize: '2.25rem' });

/**
 * The bar of `listenToPieces`. A page has no other `<menu>`, so a page that picks its styles by element name
 * loads these only when needed.
 */
const bar = `${listen} > menu`;
const whileRead = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { 'dn.components': rule } });
const tall = `not ${media.low}`;

whileRead(bar, {
  boxSizing: 'border-box',
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  margin: 0,
  paddingBlockStart: vars.space.xs,
  paddingBlockEnd: `calc(${vars.space.xs} + env(safe-area-inset-bottom, 0px))`,
  paddingInline: vars.width.gutter,
  listStyle: 'none',
  background: vars.color.surface.page,
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  font: vars.text.control,
  '@media': { [media.low]: { position: 'static' }, [media.print]: { display: 'none' } },
});
// As wide as its longer label, so that the following buttons do not move.
whileRead(`${bar} > li:nth-child(2) > button`, { minInlineSize: '6rem' });
whileRead(`${bar} > li:first-child`, { minInlineSize: '7.5rem' });
whileRead(`${bar} select`, {
  minBlockSize: '2.25rem',
  paddingInline: vars.space.xs,
  border: `${vars.rule.hair} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.surface.raised,
  color: 'inherit',
  font: 'inherit',
});
// A focused element is scrolled clear of the bar (WCAG 2.2, 2.4.11), and the page ends above it.
whileRead(`html:has(${bar})`, { '@media': { [tall]: { scrollPaddingBlockEnd: '7rem' } } });
whileRead(`html:has(${bar}) body`, { '@media': { [tall]: { paddingBlockEnd: '7rem' } } });
whileRead(`html:has(${bar}) ::highlight(read-aloud)`, {
  backgroundColor: vars.color.surface.found,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', color: 'HighlightText' } },
});
