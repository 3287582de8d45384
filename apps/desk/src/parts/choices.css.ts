import { vars, visuallyHidden } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const choices = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: `${vars.rule.hair} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.s,
});

export const legend = layoutStyle(visuallyHidden);
export const radio = layoutStyle(visuallyHidden);

export const choice = layoutStyle({
  position: 'relative',
  display: 'inline-grid',
  alignItems: 'center',
  minBlockSize: '2.25rem',
  paddingInline: vars.space.s,
  font: vars.text.label,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minBlockSize: '2.75rem' } },
  selectors: {
    '&:has(:checked)': { backgroundColor: vars.color.text.body, color: vars.color.surface.page },
    '&:has(:focus-visible)': {
      outline: `3px solid ${vars.color.border.focus}`,
      outlineOffset: '2px',
      zIndex: 1,
    },
    '&:hover:not(:has(:checked))': { textDecoration: 'underline' },
  },
});
