import { vars } from '../theme/index.ts';

/** Running text at the size of a card, in the text face and not that of controls. Spread it into a rule. */
export const cardText = {
  font: vars.text.summary,
  fontSize: '1.0625rem',
  lineHeight: 1.42,
} as const;
