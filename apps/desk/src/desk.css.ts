import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

const edge = 'max(1rem, min(4vw, 2.5rem))';

export const head = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  paddingInline: edge,
  backgroundColor: vars.color.masthead.base,
  color: vars.color.masthead.ink,
  '@media': { [media.print]: { display: 'none' } },
});

export const brand = layoutStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.625rem',
  minBlockSize: '3rem',
  margin: 0,
  color: 'inherit',
  font: vars.text.h5,
  textDecoration: 'none',
});

export const mark = layoutStyle({ display: 'inline-grid', inlineSize: '1.75rem', blockSize: '1.75rem' });

export const nav = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  marginInlineStart: 'auto',
});

export const navLink = layoutStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: vars.text.control,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
    '&[aria-current]': { boxShadow: 'inset 0 -3px currentcolor' },
  },
});

export const main = layoutStyle({
  paddingInline: edge,
  paddingBlock: `${vars.space.l} ${vars.space.xxxl}`,
  selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } },
});

/** One column in the upper third of the window. */
export const door = layoutStyle({
  inlineSize: 'min(100% - 2rem, 26rem)',
  marginInline: 'auto',
  paddingBlock: 'max(1rem, 12dvb) 2rem',
  display: 'grid',
  gap: vars.space.m,
  justifyItems: 'start',
});

export const form = layoutStyle({ display: 'grid', gap: vars.space.m, inlineSize: '100%' });

export const title = layoutStyle({ margin: 0, font: vars.text.h2, letterSpacing: vars.tracking.tight });
export const subtitle = layoutStyle({ margin: 0, font: vars.text.h4 });

/** The heading of what opens. */
export const opener = layoutStyle({
  font: vars.text.h4,
  minBlockSize: '2.75rem',
  cursor: 'pointer',
  selectors: { '&::before': { content: '+ ' }, 'details[open] > &::before': { content: '− ' } },
});

export const titleRow = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  marginBlockEnd: vars.space.m,
});

export const note = layoutStyle({ margin: 0, font: vars.text.small, color: vars.color.text.muted });

export const fault = layoutStyle({
  margin: 0,
  paddingInlineStart: vars.space.s,
  borderInlineStart: `0.375rem solid ${vars.color.status.danger}`,
  font: vars.text.small,
  color: vars.color.text.body,
});

export const part = layoutStyle({ marginBlockStart: vars.space.xl, display: 'grid', gap: vars.space.s });

export const list = layoutStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBlockEnd: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
});

export const row = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.s,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
});

export const rowTitle = layoutStyle({
  font: vars.text.h5,
  color: vars.color.text.body,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const meta = layoutStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  font: vars.text.small,
  color: vars.color.text.muted,
});

export const linkButton = layoutStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  font: vars.text.label,
  color: vars.color.link.base,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textAlign: 'start',
  cursor: 'pointer',
});

export const inline = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.s,
  maxInlineSize: '48rem',
});

/** The legend of a group of fields. */
export const groupName = layoutStyle({ padding: 0, marginBlockEnd: vars.space.xxs, font: vars.text.h6 });

/** A row of buttons. */
export const actions = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});

export const grow = layoutStyle({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' });

const tint = (color: string) => layoutStyle({ color, font: vars.text.label });
export const state = {
  draft: tint(vars.color.text.muted),
  published: tint(vars.color.status.success),
  withdrawn: tint(vars.color.status.danger),
};
