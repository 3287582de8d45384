import { media, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

/**
 * Wide enough for a slider that a thumb can set. A phone has its own volume, and a narrow window the page of
 * the radio.
 */
const roomy = '(min-width: 36rem)';

/** Wide enough for the mute button beside the text; with large text on a phone it goes below. */
const beside = '(min-width: 14rem)';

export const bar = componentStyle({
  boxSizing: 'border-box',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.sticky,
  containerType: 'inline-size',
  inlineSize: '100%',
  paddingInline: vars.width.gutter,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  background: vars.color.surface.page,
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  '@media': { [media.low]: { position: 'static' }, [media.print]: { display: 'none' } },
});

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.s,
  maxInlineSize: vars.width.page,
  marginInline: 'auto',
  paddingBlock: vars.space.xs,
  '@container': { [beside]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto' } },
});

export const words = componentStyle({ minInlineSize: 0 });

const oneLine = { margin: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const piece = componentStyle({
  ...oneLine,
  font: vars.text.control,
  // A link clips its own text, so that its focus ring is not clipped.
  selectors: { '&:has(> a)': { overflow: 'visible' } },
});

export const station = componentStyle({
  ...oneLine,
  font: vars.text.caption,
  color: vars.color.text.muted,
});

export const link = componentStyle({
  ...oneLine,
  display: 'inline-block',
  maxInlineSize: '100%',
  verticalAlign: 'bottom',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const volume = componentStyle({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.xs,
  gridRow: 2,
  gridColumn: '1 / -1',
  '@container': { [beside]: { gridRow: 1, gridColumn: 3 } },
});

export const slider = componentStyle({
  display: 'none',
  '@container': { [roomy]: { display: 'block', inlineSize: 'clamp(8rem, 16cqi, 12rem)' } },
});

export const close = componentStyle({
  gridRow: 1,
  gridColumn: 'auto / -1',
  appearance: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.round,
  background: 'none',
  fontSize: '1.25rem',
  color: vars.color.text.muted,
  selectors: { '&:hover': { color: vars.color.text.body } },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
});

export const error = componentStyle({
  maxInlineSize: vars.width.page,
  marginInline: 'auto',
  marginBlock: 0,
  paddingBlockEnd: vars.space.xs,
  font: vars.text.small,
  fontWeight: 700,
  color: vars.color.status.danger,
});
