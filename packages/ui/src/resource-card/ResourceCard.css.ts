import { vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';
import { cardText } from '../standfirst/reading.ts';

/** Without a rule of its own: the columns that it stands in part it from the others. */
export const root = componentStyle({
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  paddingBlockEnd: vars.space.m,
});

export const text = componentStyle({ ...cardText, maxInlineSize: vars.width.text });

/** Links of cards side by side stand on one line. */
export const action = componentStyle({ marginBlockStart: 'auto' });
