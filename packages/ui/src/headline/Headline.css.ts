import { componentStyle, componentVariants, vars } from '../theme/index.ts';

export const root = componentStyle({
  color: vars.color.text.body,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  hyphens: 'manual',
});

export const size = componentVariants({
  display: { font: vars.text.display, letterSpacing: vars.tracking.tight },
  headline: { font: vars.text.headline, letterSpacing: vars.tracking.tight },
  title: { font: vars.text.title, letterSpacing: vars.tracking.tight },
  subtitle: { font: vars.text.subtitle },
  small: { font: vars.text.subtitle, fontSize: '1.125rem' },
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
