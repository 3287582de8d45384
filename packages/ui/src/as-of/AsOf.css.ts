import { vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

export const root = componentStyle({
  font: vars.text.caption,
  color: vars.color.text.muted,
  fontVariantNumeric: 'lining-nums',
});
