import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const findings = layoutStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  // An address is one long word.
  overflowWrap: 'anywhere',
});

globalStyle(`${findings} > li`, {
  '@layer': {
    'dn.layouts': {
      paddingInlineStart: vars.space.s,
      borderInlineStart: `0.25rem solid ${vars.color.border.control}`,
      font: vars.text.small,
    },
  },
});
globalStyle(`${findings} > li[data-stops]`, {
  '@layer': { 'dn.layouts': { borderInlineStartColor: vars.color.status.danger } },
});

export const finding = layoutStyle({
  display: 'block',
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
