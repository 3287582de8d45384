import { layoutStyle, vars } from '@daily-nest/ui/theme';

/** As wide as the window, with its ends where the text of the pages begins and ends. */
export const bar = layoutStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: '3.75rem',
  paddingInline: `max(${vars.width.gutter}, (100% - ${vars.width.page}) / 2)`,
  background: vars.color.masthead.base,
  color: vars.color.masthead.ink,
});

export const back = layoutStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  font: vars.text.control,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
});

export const logo = layoutStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  fontSize: 'min(1.625rem, 5.6vi)',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: 'inherit' } },
});
