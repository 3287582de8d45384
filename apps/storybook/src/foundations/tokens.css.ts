import { media, vars } from '@daily-nest/ui/theme';
import { componentStyle } from '@daily-nest/ui/vanilla-extract';

export const files = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  margin: 0,
  font: vars.text.control,
});

export const file = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: vars.color.link.base,
});

export const tokens = componentStyle({ listStyle: 'none', margin: 0, padding: 0 });

export const token = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  paddingBlock: vars.space.s,
  borderBlockEnd: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '16rem 14rem minmax(0, 1fr)', columnGap: vars.space.m },
  },
});

export const names = componentStyle({ display: 'grid', alignContent: 'start' });

export const value = componentStyle({ display: 'flex', alignItems: 'start', gap: vars.space.xs });

export const dot = componentStyle({
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `${vars.rule.hair} solid ${vars.color.border.control}`,
  forcedColorAdjust: 'none',
});
