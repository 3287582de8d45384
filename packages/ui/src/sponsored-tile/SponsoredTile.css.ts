import { media, vars } from '../theme/index.ts';
import { clamp } from '../theme/clamp.ts';
import { componentStyle } from '../vanilla-extract/index.ts';
import { cardText } from '../standfirst/reading.ts';

const phone = `not all and ${media.tablet}`;

/** Styled like a classified advertisement: text only. Its container draws the hairlines. */
export const root = componentStyle({
  minInlineSize: 0,
  blockSize: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '0.375rem',
  '@media': { [phone]: { gap: vars.space.xxs } },
});

export const label = componentStyle({ font: vars.text.kicker, color: vars.color.text.muted });

/** Screen readers read both words in a row; the dot is visual only. */
export const sponsor = componentStyle({
  '::before': { content: '"· " / ""' },
});

export const text = componentStyle({
  ...cardText,
  color: vars.color.text.muted,
  '@media': {
    [phone]: clamp(2),
  },
});

export const action = componentStyle({ marginBlockStart: 'auto' });
