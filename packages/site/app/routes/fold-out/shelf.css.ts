import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** Three abreast. */
export const tiles = layoutStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.xl,
  '@media': { [`${media.tablet}, ${media.print}`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** The whole tile is its link's. */
export const tile = layoutStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: vars.space.xs,
});

/** A folded sheet: the edges of two panels show behind the first. */
export const folded = layoutStyle({
  position: 'relative',
  marginBlockEnd: vars.space.s,
  paddingInlineEnd: '1rem',
  paddingBlockEnd: '0.5rem',
  backgroundColor: 'var(--paper)',
  clipPath:
    'polygon(0 0, calc(100% - 1rem) 0, 100% 0.5rem, calc(100% - 2px) 100%, 1rem calc(100% - 1px), 0 calc(100% - 0.5rem))',
  '@media': { [media.print]: { background: 'none' }, [media.forcedColors]: { clipPath: 'none' } },
});

export const panel = layoutStyle({
  backgroundColor: 'var(--picture)',
  boxShadow: `inset -1px -1px color-mix(in srgb, ${vars.color.text.body} 22%, transparent)`,
  '@media': { [media.print]: { background: 'none' }, [media.forcedColors]: { backgroundColor: 'Canvas' } },
});

export const link = layoutStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});

export const excerpt = layoutStyle({ font: vars.text.summary, color: vars.color.text.muted });
