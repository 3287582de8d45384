import { vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

/** Runs the card's whole width, where its picture is a square beside the headline. */
export const review = componentStyle({
  gridColumn: '1 / -1',
  marginBlockStart: vars.space.xxs,
  font: vars.text.caption,
  color: vars.color.text.muted,
});
