import { vars } from '@daily-nest/ui/theme';
import { componentStyle } from '@daily-nest/ui/vanilla-extract';

/** Looks like the copied text until it is hovered. */
export const copy = componentStyle({
  appearance: 'none',
  justifySelf: 'start',
  minBlockSize: '1.5rem',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  font: vars.text.caption,
  color: vars.color.text.muted,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});

export const copied = componentStyle({
  color: vars.color.status.success,
  selectors: { '&:not(:empty)': { marginInlineStart: vars.space.xs } },
});
