import { globalStyle } from '@vanilla-extract/css';
import { ages } from '@daily-nest/content/ages';
import { focusOutline, media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

const phone = `not all and ${media.tablet}`;

/** Above and below the tape, for the part that is chosen. */
export const lift = '0.25rem';

/**
 * The part of the page, and the one that the reader has chosen: `<html data-age>` says so before the first paint, the
 * input only when it has been read.
 */
const isChosen = [
  ...ages.map(({ slug }) => `:root[data-age="${slug}"] input[value="${slug}"] + &`),
  '&[aria-current]',
].join(', ');

/** On a narrow phone the tape is longer than the window. */
export const scroller = layoutStyle({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  scrollSnapType: 'inline proximity',
  '@media': {
    [phone]: { marginInline: `calc(0.375rem - ${vars.width.gutter})` },
    [media.print]: { display: 'none' },
  },
});

/** The tape itself is drawn behind its parts: yolk paper with two hand-cut ends. */
export const parts = layoutStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns:
    'minmax(2.75rem, 0.8fr) minmax(4.875rem, 1.5fr) repeat(3, minmax(2.75rem, 1fr)) minmax(3.25rem, 1.15fr) minmax(2.75rem, 1fr)',
  margin: 0,
  padding: 0,
  paddingBlock: lift,
  paddingInlineEnd: '0.5rem',
  listStyle: 'none',
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: lift,
    blockSize: '2.75rem',
    zIndex: -1,
    backgroundColor: vars.color.sheet.base,
    clipPath:
      'polygon(0.3rem 1px, 18% 0, 37% 2px, 61% 0, 82% 2px, 99.6% 0, calc(100% - 0.4rem) 48%, 100% 100%, 74% calc(100% - 2px), 52% 100%, 29% calc(100% - 1px), 9% 100%, 0 calc(100% - 2px), 0.5rem 54%)',
  },
  '@media': {
    [media.forcedColors]: { borderBlock: '1px solid' },
  },
});

export const part = layoutStyle({
  display: 'block',
  minInlineSize: 0,
  scrollSnapAlign: 'center',
  cursor: 'pointer',
});

export const face = layoutStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'end center',
  boxSizing: 'border-box',
  blockSize: '2.75rem',
  paddingBlockEnd: '0.4375rem',
  font: vars.text.control,
  fontFamily: vars.font.display,
  fontVariantNumeric: 'lining-nums',
  fontWeight: 400,
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
  color: vars.color.sheet.ink,
  textDecoration: 'none',
  transition: `translate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { color: vars.color.sheet.ink, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    // The part that is chosen is cut out, in ink.
    [isChosen]: {
      marginBlock: `calc(-1 * ${lift})`,
      blockSize: `calc(2.75rem + 2 * ${lift})`,
      paddingBlockEnd: `calc(0.4375rem + ${lift})`,
      backgroundColor: vars.color.action.base,
      color: vars.color.action.on,
      clipPath: 'polygon(2px 1px, 62% 0, 100% 2px, calc(100% - 2px) 100%, 34% calc(100% - 2px), 0 100%)',
    },
    'input:focus-visible + &, &:focus-visible': {
      ...focusOutline,
      outlineColor: 'currentcolor',
      outlineOffset: '-5px',
      boxShadow: 'none',
    },
  },
  '@media': {
    [media.tablet]: { fontSize: '1.125rem' },
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: {
      selectors: {
        [isChosen]: {
          clipPath: 'none',
          outline: '3px solid Highlight',
          outlineOffset: '-3px',
          textDecoration: 'underline',
        },
      },
    },
  },
});

export const ticks = layoutStyle({
  position: 'absolute',
  insetBlockStart: '1px',
  insetInline: 0,
  inlineSize: '100%',
  blockSize: '0.625rem',
  fill: 'none',
  stroke: 'currentcolor',
});
globalStyle(`${ticks} path`, { '@layer': { 'dn.layouts': { vectorEffect: 'non-scaling-stroke' } } });
globalStyle(`${isChosen.replaceAll('&', face)} > ${ticks}`.replaceAll(',', ` > ${ticks},`), {
  '@layer': { 'dn.layouts': { insetBlockStart: '5px' } },
});

/** The hole in the end of the tape. */
export const hole = layoutStyle({
  position: 'absolute',
  insetBlockStart: '0.375rem',
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.surface.page,
});
