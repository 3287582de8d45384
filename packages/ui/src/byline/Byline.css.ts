import { vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

/** The space for the dot between two parts. */
const between = '0.9em';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: between,
  rowGap: 0,
  // Clips the dot of a part that begins a line, so that no line begins or ends with a dot.
  overflow: 'clip',
  font: vars.text.caption,
  color: vars.color.text.muted,
  fontVariantNumeric: 'lining-nums',
});

export const part = componentStyle({
  position: 'relative',
  // The dot is visual only; screen readers separate the parts already.
  '::before': {
    content: '"·" / ""',
    position: 'absolute',
    insetInlineEnd: '100%',
    inlineSize: between,
    textAlign: 'center',
  },
});

export const author = componentStyle({ color: vars.color.text.body });

export const linked = componentStyle({
  color: vars.color.text.body,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});
