import { globalStyle } from '@vanilla-extract/css';
import { focusOutline, media, vars, visuallyHidden } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

export const hidden = componentStyle(visuallyHidden);

export const root = componentStyle({
  maxInlineSize: '44rem',
  '@media': { [media.print]: { display: 'none' } },
});

export const label = componentStyle({
  display: 'block',
  marginBlockEnd: vars.space.xxs,
  font: vars.text.control,
});

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  gap: vars.space.xs,
  position: 'relative',
});

/** A magnifying glass. */
export const lens = componentStyle({
  position: 'absolute',
  insetInlineStart: '1rem',
  insetBlockStart: '1.75rem',
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  marginBlockStart: '-0.5rem',
  border: '2px solid currentcolor',
  borderRadius: vars.radius.round,
  boxSizing: 'border-box',
  color: vars.color.text.muted,
  pointerEvents: 'none',
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '85%',
    insetBlockStart: '85%',
    inlineSize: '0.4rem',
    borderBlockStart: '2px solid currentcolor',
    transformOrigin: '0 0',
    rotate: '45deg',
  },
});

export const field = componentStyle({
  appearance: 'none',
  flex: '1 1 9rem',
  boxSizing: 'border-box',
  minInlineSize: 0,
  minBlockSize: '3.5rem',
  margin: 0,
  paddingBlock: '0.375rem',
  paddingInline: '2.625rem 4rem',
  border: `2px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.surface.raised,
  color: 'inherit',
  font: vars.text.summary,
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.text.muted, opacity: 1 },
  '::-webkit-search-cancel-button': { appearance: 'none' },
  selectors: { '&:placeholder-shown': { paddingInlineEnd: vars.space.s } },
});

export const clear = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '3.5rem',
  flex: 'none',
  marginInlineStart: '-4rem',
  inlineSize: '3.5rem',
  justifyContent: 'center',
  color: vars.color.link.base,
  font: vars.text.caption,
  selectors: {
    [`${field}:placeholder-shown + &`]: { display: 'none' },
    '&:hover': { color: vars.color.link.hover },
  },
});

export const button = componentStyle({ flex: 'none' });

export const status = componentStyle({
  margin: 0,
  marginBlockStart: vars.space.xs,
  minBlockSize: '1.5em',
  font: vars.text.small,
  color: vars.color.text.muted,
  selectors: { '&:empty': { minBlockSize: 0, marginBlockStart: 0 } },
});

/** Over the content below, so that nothing moves while a reader types. */
export const suggestions = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '4rem',
  zIndex: vars.z.sticky,
});

const part = (selector: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${suggestions} > ${selector}`, { '@layer': { 'dn.components': style } });

part('[role=listbox]:not([hidden])', {
  display: 'grid',
  backgroundColor: vars.color.surface.raised,
  border: `${vars.rule.hair} solid ${vars.color.border.strong}`,
  boxShadow: vars.shadow.menu,
});
// Title, and the kind of page at the end of the line; if both do not fit, below it.
part('[role=listbox] > *', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  paddingInline: vars.space.s,
  paddingBlock: vars.space.s,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  color: vars.color.text.body,
  font: vars.text.summary,
  textDecoration: 'none',
});
part('[role=listbox] > [data-urgent]', {
  borderInlineStart: `0.625rem solid ${vars.color.status.danger}`,
  font: vars.text.label,
});
part('[role=listbox] > :first-child', { borderBlockStart: 0 });
part('[role=listbox] > :is(:hover, [aria-selected=true])', {
  backgroundColor: vars.color.surface.sunken,
  '@media': { [media.forcedColors]: { textDecoration: 'underline' } },
});
// The focus stays in the field, so the active option gets the focus style.
part('[role=listbox] > [aria-selected=true]', { ...focusOutline, position: 'relative', zIndex: 1 });
part('[role=listbox] > * > span', {
  color: vars.color.text.muted,
  font: vars.text.caption,
  whiteSpace: 'nowrap',
});
part('[role=status]', visuallyHidden);
