import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '../theme/index.ts';
import { componentStyle, componentVariants } from '../vanilla-extract/index.ts';

export const figure = componentStyle({ margin: 0, minInlineSize: 0 });

/** The dashed edge of a place that waits, so that it is never a blank box. */
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

// Pixels: what is framed is laid out for them, and text size must not change what was reserved. Only a card in very
// large text may need more, and gets it.
export const shapes = componentVariants({
  // A wall stands on the page and has rules of its own.
  wall: { minBlockSize: '1200px', outline: 'none', background: 'none' },
  // Before it loads, a form is a question and two buttons: its height is reserved from the answer on.
  form: { selectors: { '&:not([data-stage="asking"])': { minBlockSize: '700px' } } },
  // One headline on a phone, three from 768 px on. The page in it draws no ground of its own.
  preview: {
    minBlockSize: '98px',
    outline: 'none',
    background: 'none',
    '@media': { [media.tablet]: { minBlockSize: '288px' } },
  },
  tall: { aspectRatio: '100 / 177.78', maxInlineSize: '675px', marginInline: 'auto' },
  // The first page of a document stands for it until somebody wants to read it.
  sheet: {
    // Its least height must not ask for a width, by the ratio.
    inlineSize: '100%',
    selectors: {
      '&[data-stage="asking"]': { minBlockSize: '15rem', outline: 'none' },
      '&:not([data-stage="asking"])': { aspectRatio: '4 / 3', minBlockSize: '22rem' },
      // What is said in large text may need more.
      ':where(:root:is([data-text-size="150"], [data-text-size="200"])) &[data-stage="failed"]': {
        aspectRatio: 'auto',
      },
    },
  },
});

/** Stands under the frame until the page paints over it. Upright: italics would be fetched for a line that is seen for a moment. */
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

/** As far apart as the headlines of a tile; a phone shows the first alone. */
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

/** Stays in view while a reader scrolls past a tall reserved place. */
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
    // Before it is asked for, a form is no higher than the question.
    [`${shapes.form}[data-stage="asking"] > &`]: { position: 'static', justifySelf: 'start', marginBlock: 0 },
  },
});

/** The live region while it has nothing to say: in the grid it would take half of the reserved height. */
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
