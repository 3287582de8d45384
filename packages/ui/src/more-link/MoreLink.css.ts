import { vars, visuallyHidden } from '../theme/index.ts';
import { componentStyle, componentVariants } from '../vanilla-extract/index.ts';

export const root = componentStyle({
  // Above the link that covers the card.
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  justifySelf: 'start',
  paddingBlock: '0.75rem',
  font: vars.text.control,
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
  textDecorationThickness: '1px',
  selectors: { '&:hover': { color: 'inherit', textDecorationThickness: '2px' } },
});

/** The space is part of the arrow, so that one underline covers both. */
const sign = { whiteSpace: 'pre' } as const;

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
