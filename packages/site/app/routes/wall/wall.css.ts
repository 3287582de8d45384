import { globalStyle } from '@vanilla-extract/css';
import { media, sectionHue, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** The frames of a tablet's page, of a small desktop's, and of larger ones. */
const abreast = `(min-width: 40rem) and (not ${media.desk})`;
const three = `${media.desk} and (max-width: 75rem)`;
const two = '(min-width: 75.01rem)';

/** The frame is wider by the padding, which leaves room for focus rings. */
export const wall = layoutStyle({
  paddingInline: vars.space.xs,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '::before': {
    content: '',
    borderBlockStart: `${vars.rule.wall} solid ${sectionHue}`,
    marginBlockEnd: vars.space.l,
  },
});

/**
 * In a tile of the front page. What does not fit flows into an invisible column beside it, so that no
 * headline is ever cut, and what fits shares the height, so that the tile has no hole.
 */
export const tile = layoutStyle({ overflow: 'hidden', blockSize: '100vb' });

// In a frame the list has the remaining height, so that the sentence about the sources is at the bottom.
globalStyle(`[data-framed] ${wall}`, {
  '@layer': { 'dn.layouts': { display: 'flex', flexDirection: 'column', minBlockSize: '100vb' } },
});
globalStyle(`[data-framed] ${wall} > ul`, { '@layer': { 'dn.layouts': { flex: '1 0 auto' } } });
// The tall frame of a phone is half as high: the lead is smaller, so that other stories fit.
const short = '(max-width: 40rem) and (max-height: 45rem)';
globalStyle(`[data-framed] ${wall} > ul > li:first-child img`, {
  '@layer': { 'dn.layouts': { '@media': { [short]: { aspectRatio: '2.4' } } } },
});
// Larger text leaves the lead's picture less of the frame.
globalStyle(`[data-framed] ${wall} > ul > li:first-child img`, {
  '@layer': { 'dn.layouts': { '@media': { [media.desk]: { minBlockSize: 'min(27rem, 36vb)' } } } },
});
globalStyle(`[data-framed] ${wall} > ul > li:first-child h2 + p`, {
  '@layer': { 'dn.layouts': { '@media': { [short]: { display: 'none' } } } },
});
/**
 * Three pictures in the rail, which have a height of their own beside a lead and two pairs. Where they would
 * be strips, two share the height, and the third story stands beside the second pair without its picture.
 */
export const pictures = layoutStyle({
  selectors: {
    '&&': {
      '@media': {
        [three]: { gridTemplateRows: 'repeat(2, minmax(auto, 1fr)) minmax(auto, 3.5rem)' },
        [two]: { gridTemplateRows: 'minmax(auto, 7fr) minmax(auto, 5fr)' },
      },
    },
  },
});
const story = (at: string, place: string, style: Record<string, string | number>) =>
  globalStyle(`${wall} > ${pictures} > li${place}`, {
    '@layer': { 'dn.layouts': { '@media': { [at]: style } } },
  });
story(three, ':nth-child(1)', { gridRow: '1 / 4' });
story(three, ':nth-child(4)', { gridRow: '3 / 6' });
story(three, ':is(:nth-child(5), :nth-child(6))', { gridRow: 4 });
story(three, ':is(:nth-child(7), :nth-child(8))', { gridRow: 5 });
story(two, ':nth-child(3)', { gridRow: '2 / 4' });
story(two, ':nth-child(4)', { gridRow: 4, gridTemplateRows: 'auto' });
story(two, ':nth-child(4) img', { display: 'none' });

// In two columns a story has its picture where the other of its row has one.
const single = `${wall} > ul > li:is(:nth-child(even):not(:last-child, :has(+ li img)), :not(:has(img)) + :nth-child(odd))`;
globalStyle(`${wall} > ul`, {
  '@layer': { 'dn.layouts': { '@media': { [abreast]: { columnGap: vars.space.xl } } } },
});
globalStyle(single, {
  '@layer': { 'dn.layouts': { '@media': { [abreast]: { gridTemplateColumns: 'minmax(0, 1fr)' } } } },
});
globalStyle(`${single} img`, {
  '@layer': { 'dn.layouts': { '@media': { [abreast]: { display: 'none' } } } },
});

// The server has shortened them at a word.
globalStyle(`${wall} h2 + p`, {
  '@layer': { 'dn.overrides': { WebkitLineClamp: 'none' } },
});

globalStyle(`${wall} > ul > li[hidden]`, { '@layer': { 'dn.overrides': { display: 'none' } } });

// A frame that has no width yet would break headlines after every letter.
globalStyle(`${wall}, ${tile}`, {
  '@layer': { 'dn.layouts': { '@media': { '(max-width: 4rem)': { visibility: 'hidden' } } } },
});

/** Opened directly it is a page of the site, with a link back. */
export const bar = layoutStyle({ display: 'none' });
globalStyle(`[data-alone] ${bar}`, { '@layer': { 'dn.layouts': { display: 'block' } } });
globalStyle(`[data-alone] ${wall}`, {
  '@layer': {
    'dn.layouts': {
      boxSizing: 'border-box',
      inlineSize: '100%',
      maxInlineSize: `calc(${vars.width.page} + 2 * ${vars.width.gutter})`,
      marginInline: 'auto',
      paddingInline: vars.width.gutter,
      paddingBlockEnd: vars.space.xl,
    },
  },
});

// No frame limits the height of its lead.
globalStyle(`[data-alone] ${wall} > ul > li:first-child img`, {
  '@layer': { 'dn.layouts': { '@media': { [media.desk]: { minBlockSize: 'clamp(27rem, 31vi, 36rem)' } } } },
});

export const note = layoutStyle({
  font: vars.text.summary,
  color: vars.color.text.muted,
  marginBlockEnd: vars.space.m,
});

globalStyle(`${tile} > ul`, {
  '@layer': {
    'dn.layouts': {
      display: 'flex',
      flexDirection: 'column',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      // No letter of the invisible column reaches back over the edge.
      columnGap: vars.space.m,
      blockSize: '100%',
    },
  },
});
globalStyle(`${tile} > ul > li`, { '@layer': { 'dn.layouts': { inlineSize: '100%' } } });

/** Visually hidden, because the embedding page has the heading. */
export const title = layoutStyle({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
globalStyle(`[data-alone] ${wall} > ${title}`, {
  '@layer': {
    'dn.layouts': {
      position: 'static',
      order: -1,
      inlineSize: 'auto',
      blockSize: 'auto',
      clipPath: 'none',
      overflow: 'visible',
      whiteSpace: 'normal',
      font: vars.text.h1,
      letterSpacing: vars.tracking.tight,
      paddingBlock: '1.125rem 1.375rem',
    },
  },
});

export const foot = layoutStyle({
  font: vars.text.summary,
  fontSize: '1.0625rem',
  lineHeight: 1.42,
  color: vars.color.text.muted,
  paddingBlock: vars.space.m,
});

export const rest = layoutStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  font: vars.text.control,
  color: vars.color.text.body,
  textUnderlineOffset: '0.22em',
});

globalStyle(`body:has(> ${tile})`, { '@layer': { 'dn.layouts': { minBlockSize: 0 } } });
