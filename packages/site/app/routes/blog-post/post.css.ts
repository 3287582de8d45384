import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** The way back, at the place of a kicker. */
export const back = layoutStyle({
  font: vars.text.control,
  textDecoration: 'none',
  color: 'inherit',
  selectors: {
    '&::before': { content: '"← " / ""', display: 'inline-block', whiteSpace: 'pre' },
    '&:hover': { textDecoration: 'underline' },
    '[dir="rtl"] &::before': { content: '"→ " / ""' },
  },
  '@media': { [media.print]: { display: 'none' } },
});

export const filed = layoutStyle({
  display: 'grid',
  gap: vars.space.s,
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  paddingBlockStart: vars.space.s,
});

export const video = layoutStyle({ display: 'grid', gap: vars.space.m });
