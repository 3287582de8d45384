import { sectionHue, vars } from '@daily-nest/ui/theme';
import { componentStyle } from '@daily-nest/ui/vanilla-extract';

export const specimen = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  paddingBlock: vars.space.m,
  borderBlockEnd: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
});

export const measure = componentStyle({ maxInlineSize: vars.width.text });

export const caps = componentStyle({
  font: vars.text.kicker,
  letterSpacing: vars.kicker.tracking,
  textTransform: vars.kicker.transform,
  color: sectionHue,
});

export const story = componentStyle({
  display: 'grid',
  gap: vars.space.s,
  borderBlockStart: `${vars.rule.thick} solid ${sectionHue}`,
  paddingBlockStart: vars.space.s,
});
