import { vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const setUp = layoutStyle({
  display: 'grid',
  gap: vars.space.s,
  justifyItems: 'start',
  maxInlineSize: '26rem',
});

/** Apps read dark on light alone, also at night. */
export const picture = layoutStyle({ backgroundColor: 'white', padding: vars.space.xs });

export const secret = layoutStyle({ overflowWrap: 'anywhere', color: vars.color.text.body });

export const codes = layoutStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  columns: '13rem',
  maxInlineSize: '34rem',
  lineHeight: 1.75,
});
