import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const label = layoutStyle({
  display: 'block',
  padding: 0,
  marginBlockEnd: vars.space.xxs,
  font: vars.text.label,
});

export const input = layoutStyle({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  margin: 0,
  paddingBlock: '0.5rem',
  paddingInline: '0.625rem',
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.body,
  font: vars.text.small,
  selectors: {
    '&:read-only:not(select)': { backgroundColor: vars.color.surface.sunken, color: vars.color.text.muted },
    // A select without its own arrow would look like a field.
    'select&': { appearance: 'auto' },
  },
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
