import { globalStyle } from '@vanilla-extract/css';
import { layoutStyle, vars } from '@daily-nest/ui/theme';

export const wall = layoutStyle({ padding: vars.space.m, display: 'grid', gap: vars.space.m });
export const tile = layoutStyle({ padding: vars.space.xs });

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
  display: 'grid',
  gap: vars.space.xs,
  font: vars.text.caption,
  color: vars.color.text.muted,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  paddingBlockStart: vars.space.s,
});

globalStyle(`body:has(> ${tile})`, { '@layer': { layouts: { minBlockSize: 0 } } });
