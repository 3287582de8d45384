import { layoutStyle, vars } from '@daily-nest/ui/theme';

export const foot = layoutStyle({
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  paddingBlockStart: vars.space.l,
});

/** The way back up, where a reader looks for it. */
export const back = layoutStyle({
  justifySelf: 'start',
  font: vars.text.control,
  fontWeight: 700,
  textDecoration: 'none',
  selectors: {
    '&::before': { content: '"← " / ""' },
    '&:hover': { textDecoration: 'underline' },
    '[dir="rtl"] &::before': { content: '"→ " / ""' },
  },
});

export const figure = layoutStyle({
  display: 'grid',
  gap: vars.space.xs,
  font: vars.text.caption,
  color: vars.color.text.muted,
});
