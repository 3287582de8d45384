import { vars } from '../theme/index.ts';
import { componentStyle, componentVariants } from '../vanilla-extract/index.ts';

export const root = componentStyle({
  color: vars.color.text.body,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  hyphens: 'manual',
});

export const size = componentVariants({
  lead: { font: vars.text.lead, letterSpacing: vars.tracking.lead },
  h1: { font: vars.text.h1, letterSpacing: vars.tracking.tight },
  h2: { font: vars.text.h2, letterSpacing: vars.tracking.tight },
  h3: { font: vars.text.h3, letterSpacing: vars.tracking.tight },
  h4: { font: vars.text.h4, letterSpacing: vars.tracking.tight },
  h5: { font: vars.text.h5, letterSpacing: vars.tracking.tight },
  h6: { font: vars.text.h6 },
});

export const link = componentStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': {
      color: 'inherit',
      textDecoration: 'underline',
      textDecorationThickness: '0.05em',
      textUnderlineOffset: '0.14em',
    },
  },
});

export const stretched = componentStyle({
  '::after': { content: '', position: 'absolute', inset: 0 },
});
