import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '../theme/index.ts';
import { componentStyle, componentVariants } from '../vanilla-extract/index.ts';

export const figure = componentStyle({ margin: 0, minInlineSize: 0 });

/** The dashed border of a box while it waits, so that it is never blank. */
export const box = componentStyle({
  boxSizing: 'border-box',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'clip',
  contain: 'layout paint',
  outline: `${vars.rule.hair} dashed ${vars.color.border.control}`,
  outlineOffset: `calc(-1 * ${vars.rule.hair})`,
  background: vars.color.surface.sunken,
  selectors: { '&[data-stage="loaded"]': { background: 'none', outline: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
});

// Pixels: the framed pages are designed for them, and the text size must not change the reserved height. Only
// a card in very large text may grow.
export const shapes = componentVariants({
  // A wall is part of the page and has rules of its own.
  wall: { minBlockSize: '1200px', outline: 'none', background: 'none' },
  // Before it loads, a form is a question and two buttons. The form's height is reserved from the click on.
  form: { selectors: { '&:not([data-stage="asking"])': { minBlockSize: '700px' } } },
  // One headline on a phone, three from 768 px on. The framed page has no background.
  preview: {
    minBlockSize: '98px',
    outline: 'none',
    background: 'none',
    '@media': { [media.tablet]: { minBlockSize: '288px' } },
  },
  tall: { aspectRatio: '100 / 177.78', maxInlineSize: '675px', marginInline: 'auto' },
  // The first page of a document is shown until the reader asks for it.
  sheet: {
    // The minimum height must not widen it through the aspect ratio.
    inlineSize: '100%',
    selectors: {
      '&[data-stage="asking"]': { minBlockSize: '15rem', outline: 'none' },
      '&:not([data-stage="asking"])': { aspectRatio: '4 / 3', minBlockSize: '22rem' },
      // Large text may need more height.
      ':where(:root:is([data-text-size="150"], [data-text-size="200"])) &[data-stage="failed"]': {
        aspectRatio: 'auto',
      },
    },
  },
});

/** Below the frame until the page paints over it. Upright, because italics would load a font for a moment. */
export const wait = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  margin: 0,
  padding: vars.space.m,
  background: vars.color.surface.page,
  font: vars.text.small,
  color: vars.color.text.muted,
});

/** The same distance as the headlines of a tile; a phone shows only the first. */
export const waitingHeadlines = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.s,
});
globalStyle(`${waitingHeadlines} > * + *`, {
  '@layer': { 'dn.components': { '@media': { [`not all and ${media.tablet}`]: { display: 'none' } } } },
});

export const frame = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
});

const air = `min(${vars.space.m}, 4vw)`;

/** Stays in view while a reader scrolls past a tall box. */
export const sticky = componentStyle({
  position: 'sticky',
  insetBlockStart: '6rem',
  alignSelf: 'start',
  justifySelf: 'center',
  boxSizing: 'border-box',
  marginBlock: `min(${vars.space.xl}, 8vw)`,
  inlineSize: `calc(100% - 2 * ${air})`,
  maxInlineSize: '34rem',
  '@media': { [media.low]: { position: 'static' } },
  selectors: {
    // Before the click, a form is no higher than the question.
    [`${shapes.form}[data-stage="asking"] > &`]: { position: 'static', justifySelf: 'start', marginBlock: 0 },
  },
});

const overPicture = `${media.desk} and (not ${media.spacious})`;

/** A whole picture above the card, in the widest windows beside it; between these it fills the box behind it. */
export const backdrop = componentStyle({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  '@media': { [overPicture]: { position: 'absolute', inset: 0 } },
});

globalStyle(`${backdrop} > *, ${backdrop} img`, {
  '@layer': { 'dn.components': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } },
});

/** The card below, over or beside the picture. */
export const inFront = componentStyle({
  position: 'relative',
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: 'none',
  paddingInlineEnd: vars.space.m,
  background: vars.color.surface.sunken,
  '@media': {
    [overPicture]: {
      background: vars.color.surface.page,
      placeSelf: 'end start',
      inlineSize: 'min(24rem, 62%)',
      marginBlockStart: '15rem',
    },
    [media.spacious]: { gridArea: '1 / 2', alignContent: 'end', inlineSize: '24rem' },
    [media.forcedColors]: { borderBlockStart: '1px solid' },
  },
});

globalStyle(`${inFront} > div`, { '@layer': { 'dn.components': { background: 'none' } } });

/** The empty live region. In the grid it would take half of the reserved height. */
export const silent = componentStyle({ position: 'absolute' });

export const centered = componentStyle({
  alignContent: 'center',
  justifyItems: 'center',
  background: vars.color.surface.sunken,
});

export const links = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  marginBlock: `${vars.space.s} 0`,
  marginInline: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = componentStyle({ font: vars.text.small });

export const link = componentStyle({
  display: 'inline-block',
  overflowWrap: 'anywhere',
  paddingBlock: vars.space.xs,
  color: vars.color.link.base,
  selectors: { '&:hover': { color: vars.color.link.hover } },
});
