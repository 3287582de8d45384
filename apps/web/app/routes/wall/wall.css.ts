import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '@daily-nest/ui/theme';

const layout = (rule: StyleRule) => style({ '@layer': { layouts: rule } });

export const wall = layout({ padding: vars.space.m, display: 'grid', gap: vars.space.m });
export const tile = layout({ padding: vars.space.xs });

/** The page that frames the wall has its heading in large; here it is for those who hear the page. */
export const title = layout({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const foot = layout({
  display: 'grid',
  gap: vars.space.xs,
  font: vars.text.caption,
  color: vars.color.text.muted,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  paddingBlockStart: vars.space.s,
});

globalStyle(`body:has(> ${tile})`, { '@layer': { layouts: { minBlockSize: 0 } } });
