import { vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const page = layoutStyle({ paddingBlockStart: vars.space.m });

export const head = layoutStyle({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlockEnd: vars.space.l,
});

/** The rows of the list have their own dividers. */
export const rows = layoutStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Wider than a text. */
export const deck = layoutStyle({ maxInlineSize: '38em' });
