import { vars, visuallyHidden } from '../theme/index.ts';
import { componentStyle, componentVariants } from '../vanilla-extract/index.ts';

export const root = componentStyle({
  // Above the link that covers the card.
  position: 'relative',
  zIndex: 1,
  display: 'inline-block',
  justifySelf: 'start',
  paddingBlock: '0.75rem',
  paddingInlineEnd: '1.25em',
  font: vars.text.control,
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
  textDecorationThickness: '1px',
  selectors: { '&:hover': { color: 'inherit', textDecorationThickness: '2px' } },
});

/** Not underlined like the words; in the padding at their end, so that it is never alone on a line. */
const sign = { display: 'inline-block', inlineSize: 0, whiteSpace: 'pre' } as const;

export const arrow = componentVariants({
  on: {
    '::after': { ...sign, content: '" →" / ""' },
    selectors: { '&:dir(rtl)::after': { content: '" ←" / ""' } },
  },
  out: {
    '::after': { ...sign, content: '" ↗" / ""' },
    selectors: { '&:dir(rtl)::after': { content: '" ↖" / ""' } },
  },
});

export const hint = componentStyle(visuallyHidden);
