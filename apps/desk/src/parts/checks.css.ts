import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const label = layoutStyle({
  display: 'block',
  padding: 0,
  marginBlockEnd: vars.space.xxs,
  font: vars.text.label,
});

export const hint = layoutStyle({
  margin: 0,
  marginBlockStart: vars.space.xxs,
  font: vars.text.small,
  color: vars.color.text.muted,
});

export const group = layoutStyle({ border: 0, padding: 0, margin: 0, minInlineSize: 0 });

export const options = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  columnGap: vars.space.s,
  marginBlockStart: vars.space.xxs,
});

export const option = layoutStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  minBlockSize: '2.25rem',
  font: vars.text.small,
  '@media': { '(pointer: coarse)': { minBlockSize: '2.75rem' }, [media.print]: { minBlockSize: 0 } },
});
