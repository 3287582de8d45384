import { media, vars } from '@daily-nest/ui/theme';
import { componentStyle, componentVariants } from '@daily-nest/ui/vanilla-extract';

export const sheet = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  maxInlineSize: '60rem',
});

export const rule = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.m,
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  paddingBlockStart: vars.space.s,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const heading = componentStyle({
  gridColumn: '1 / -1',
  font: vars.text.h4,
  letterSpacing: vars.tracking.tight,
});

const sideOf = (color: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gap: vars.space.s,
    borderBlockStart: `${vars.rule.tile} solid ${color}`,
    paddingBlockStart: vars.space.s,
  }) as const;

export const side = componentVariants({
  good: sideOf(vars.color.status.success),
  bad: sideOf(vars.color.status.danger),
});

export const stage = componentStyle({ display: 'grid', minInlineSize: 0, justifyItems: 'start' });

export const words = componentStyle({
  font: vars.text.small,
  color: vars.color.text.muted,
  maxInlineSize: '28rem',
});

const crop = { inlineSize: '100%', objectFit: 'cover' } as const;

export const wide = componentStyle({ ...crop, aspectRatio: '16 / 9' });
/** Overrides the picture's own focus, which is an inline style. */
export const astray = componentStyle({
  ...crop,
  aspectRatio: '16 / 9',
  objectViewBox: 'inset(0% 30% 62% 35%)',
});
export const round = componentStyle({
  inlineSize: '11.25rem',
  blockSize: '11.25rem',
  borderRadius: vars.radius.round,
  objectFit: 'cover',
});
export const square = componentStyle({
  inlineSize: '116px',
  blockSize: '116px',
  objectFit: 'cover',
});
export const squeezed = componentStyle({ inlineSize: '116px', blockSize: 'auto' });

export const headline = componentStyle({
  marginBlockStart: vars.space.s,
  font: vars.text.h5,
  letterSpacing: vars.tracking.tight,
});
export const covered = componentStyle({ position: 'relative' });
export const printed = componentStyle({
  position: 'absolute',
  insetInline: vars.space.m,
  insetBlockEnd: vars.space.m,
  font: vars.text.h3,
  color: '#ffffff',
  textShadow: '0 2px 8px #000000',
});

/** The paper of the dark scheme, whatever the current scheme. */
export const night = componentStyle({
  inlineSize: '100%',
  padding: vars.space.m,
  backgroundColor: '#0e1a24',
});
export const dimmed = componentStyle({
  ...crop,
  aspectRatio: '16 / 9',
  filter: 'brightness(0.8) saturate(0.9)',
});
export const glaring = componentStyle({ ...crop, aspectRatio: '16 / 9', filter: 'none' });
