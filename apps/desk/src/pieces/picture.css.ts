import { vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const place = layoutStyle({
  display: 'grid',
  gap: vars.space.xs,
  minInlineSize: 0,
  margin: 0,
  padding: vars.space.s,
  border: `${vars.rule.hair} dashed ${vars.color.border.control}`,
  borderRadius: vars.radius.s,
  selectors: { '&[data-over]': { backgroundColor: vars.color.surface.sunken, borderStyle: 'solid' } },
});

export const legend = layoutStyle({ paddingInline: vars.space.xxs, font: vars.text.label });

export const actions = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
});

export const upload = layoutStyle({
  position: 'relative',
  display: 'inline-grid',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: vars.space.m,
  border: `${vars.rule.hair} solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.s,
  font: vars.text.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-within': { outline: `3px solid ${vars.color.border.focus}`, outlineOffset: '2px' },
    '&[aria-disabled]': { color: vars.color.text.muted, cursor: 'progress' },
  },
});

export const file = layoutStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'inherit',
  // The button of the browser's own field.
  font: 'inherit',
});

export const picker = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  justifyItems: 'start',
});

export const picture = layoutStyle({
  position: 'relative',
  display: 'block',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'crosshair',
  touchAction: 'manipulation',
  lineHeight: 0,
});

export const whole = layoutStyle({
  maxInlineSize: '100%',
  maxBlockSize: '18rem',
  inlineSize: 'auto',
  blockSize: 'auto',
});

export const point = layoutStyle({
  position: 'absolute',
  insetInlineStart: 'var(--x)',
  insetBlockStart: 'var(--y)',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  transform: 'translate(-50%, -50%)',
  borderRadius: vars.radius.round,
  border: '3px solid #fff',
  boxShadow: '0 0 0 2px #000, inset 0 0 0 2px #000',
});

export const axis = layoutStyle({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) 3rem',
  alignItems: 'center',
  gap: vars.space.s,
  inlineSize: '100%',
  maxInlineSize: '24rem',
});

export const crops = layoutStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });

const crop = { objectFit: 'cover', objectPosition: 'var(--x) var(--y)', blockSize: '5rem' } as const;

/** As on the page of the piece, and as in the list. */
export const scene = layoutStyle({ ...crop, inlineSize: '8rem' });
export const round = layoutStyle({ ...crop, inlineSize: '5rem', borderRadius: vars.radius.round });
