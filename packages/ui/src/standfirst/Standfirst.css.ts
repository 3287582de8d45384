import { vars } from '../theme/index.ts';
import { componentStyle, componentVariants } from '../vanilla-extract/index.ts';
import { cardText } from './reading.ts';

export const root = componentStyle({ color: vars.color.text.muted, maxInlineSize: vars.width.text });

export const size = componentVariants({
  deck: { font: vars.text.deck, textWrap: 'balance' },
  summary: { font: vars.text.summary },
  small: cardText,
});
