import { media, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

/** A corner that points down. */
export const sign = componentStyle({
  inlineSize: '0.4em',
  blockSize: '0.4em',
  borderBlockEnd: '2px solid',
  borderInlineEnd: '2px solid',
  translate: '0 -25%',
  rotate: '45deg',
  selectors: { '&:dir(rtl)': { rotate: '-45deg' } },
});

export const place = componentStyle({
  zIndex: vars.z.menu,
  '@media': { [media.print]: { display: 'none' } },
});

export const menu = componentStyle({
  boxSizing: 'border-box',
  minInlineSize: 'var(--anchor-width)',
  maxInlineSize: 'min(20rem, var(--available-width))',
  maxBlockSize: 'var(--available-height)',
  overflowY: 'auto',
  paddingBlock: vars.space.xxs,
  border: `${vars.rule.hair} solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.menu,
  color: vars.color.text.body,
  font: vars.text.control,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  minBlockSize: '2.75rem',
  paddingInline: vars.space.s,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { backgroundColor: vars.color.surface.sunken },
    '&[data-disabled]': { color: vars.color.text.muted, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
  },
});
