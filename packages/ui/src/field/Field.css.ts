import { media, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

export const row = componentStyle({ minInlineSize: 0 });

export const label = componentStyle({
  display: 'block',
  marginBlockEnd: vars.space.xxs,
  font: vars.text.label,
});

export const field = componentStyle({
  appearance: 'none',
  display: 'block',
  boxSizing: 'border-box',
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
  // The signs of a date and of a choice follow the scheme.
  colorScheme: 'inherit',
  font: vars.text.small,
  textOverflow: 'ellipsis',
  selectors: {
    '&:read-only:not(select)': { backgroundColor: vars.color.surface.sunken, color: vars.color.text.muted },
    // Without its own arrow a choice looks like a line.
    'select&': { appearance: 'auto' },
    'textarea&': { blockSize: 'auto', resize: 'vertical' },
    '&[aria-invalid="true"]': { borderColor: vars.color.status.danger },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
  },
  '@media': { [media.forcedColors]: { borderColor: 'FieldText' } },
});

export const note = componentStyle({
  marginBlock: `${vars.space.xxs} 0`,
  font: vars.text.small,
  color: vars.color.text.muted,
});

export const error = componentStyle({
  marginBlock: `${vars.space.xxs} 0`,
  paddingInlineStart: vars.space.s,
  borderInlineStart: `0.25rem solid ${vars.color.status.danger}`,
  font: vars.text.small,
  color: vars.color.text.body,
});
