import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** Quotations one below the other; side by side only if a line fits a phrase. */
export const experts = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.l,
  alignItems: 'start',
  '@media': { [media.desk]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const note = layoutStyle({ marginBlockStart: vars.space.m });
