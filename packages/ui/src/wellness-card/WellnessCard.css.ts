import { componentStyle, sectionHue, vars } from '../theme/index.ts';

export const review = componentStyle({
  borderInlineStart: `${vars.rule.thick} solid ${sectionHue}`,
  paddingInlineStart: vars.space.xs,
  font: vars.text.caption,
  color: vars.color.text.muted,
});
