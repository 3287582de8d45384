import { vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';
import { cardText } from '../standfirst/reading.ts';

export const root = componentStyle({ minInlineSize: 0 });

export const title = componentStyle({
  font: vars.text.h5,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
});

/** The text is large enough to press with a thumb. */
export const link = componentStyle({
  paddingBlock: vars.space.xs,
  textDecorationLine: 'underline',
  textDecorationThickness: vars.rule.hair,
  textUnderlineOffset: '0.18em',
});

export const makers = componentStyle({
  marginBlockStart: vars.space.xxs,
  font: vars.text.small,
  color: vars.color.text.muted,
});

export const why = componentStyle({
  ...cardText,
  marginBlockStart: vars.space.xs,
  maxInlineSize: vars.width.text,
});
