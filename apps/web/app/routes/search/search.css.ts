import { globalStyle } from '@vanilla-extract/css';
import { layoutStyle, media, vars } from '@daily-nest/ui/theme';

export const box = layoutStyle({ position: 'relative', inlineSize: '100%' });

/** Over the page below, so that nothing moves while a reader types. */
export const suggestions = layoutStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '3.5rem',
  zIndex: vars.z.sticky,
  background: vars.color.surface.raised,
  border: `${vars.rule.hair} solid ${vars.color.border.strong}`,
  boxShadow: vars.shadow.menu,
});
globalStyle(`${suggestions} ul`, { '@layer': { layouts: { listStyle: 'none', padding: 0, margin: 0 } } });
globalStyle(`${suggestions} li`, {
  '@layer': {
    layouts: {
      paddingInline: vars.space.m,
      paddingBlock: vars.space.s,
      borderBlockEnd: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
    },
  },
});
globalStyle(`${suggestions} li:last-child`, { '@layer': { layouts: { borderBlockEnd: 0 } } });

export const hits = layoutStyle({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: vars.space.l,
  '@media': { [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.xl } },
});

export const hit = layoutStyle({ display: 'grid', gap: vars.space.xs, alignContent: 'start' });
