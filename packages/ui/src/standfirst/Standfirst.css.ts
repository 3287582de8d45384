import { componentStyle, componentVariants, vars } from '../theme/index.ts';
import { cardText } from './reading.ts';

export const root = componentStyle({ color: vars.color.text.muted, maxInlineSize: vars.width.text });

export const size = componentVariants({
  lead: { font: vars.text.lead },
  body: { font: vars.text.body, lineHeight: 1.5 },
  small: cardText,
});
