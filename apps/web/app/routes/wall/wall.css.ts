import { globalStyle } from '@vanilla-extract/css';
import { layoutStyle, sectionHue, vars } from '@daily-nest/ui/theme';

/** The frame is wider by the padding, which leaves room for the ring of a focused link. */
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

/** In a tile of the front page. What does not fit begins a column beside it, out of sight, so that no headline is ever cut. */
export const tile = layoutStyle({ overflow: 'hidden', blockSize: '100vb' });
globalStyle(`${tile} > ul`, {
  '@layer': {
    layouts: { display: 'flex', flexDirection: 'column', flexWrap: 'wrap', blockSize: '100%' },
  },
});
globalStyle(`${tile} > ul > li`, { '@layer': { layouts: { inlineSize: '100%' } } });

/** The page that frames the wall has its heading in large; here it is for those who hear the page. */
export const title = layoutStyle({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const foot = layoutStyle({
  font: vars.text.summary,
  fontSize: '1.0625rem',
  lineHeight: 1.42,
  color: vars.color.text.muted,
  paddingBlock: vars.space.m,
});

globalStyle(`body:has(> ${tile})`, { '@layer': { layouts: { minBlockSize: 0 } } });
