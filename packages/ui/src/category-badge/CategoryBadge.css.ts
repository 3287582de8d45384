import { sectionHue, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

export const root = componentStyle({
  display: 'inline-block',
  borderInlineStart: `${vars.rule.thick} solid ${sectionHue}`,
  paddingInlineStart: vars.space.xs,
  font: vars.text.kicker,
  color: sectionHue,
});
