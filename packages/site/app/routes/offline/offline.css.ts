import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const page = layoutStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.l,
  maxInlineSize: vars.width.text,
  marginInline: 'auto',
  padding: `${vars.space.xl} ${vars.width.gutter} ${vars.space.section}`,
});

export const list = layoutStyle({ listStyle: 'none', padding: 0, inlineSize: '100%' });

globalStyle(`${list} li`, {
  '@layer': {
    'dn.layouts': {
      borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
      paddingBlock: vars.space.s,
    },
  },
});
