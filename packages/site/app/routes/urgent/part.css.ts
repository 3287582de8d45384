import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** What /urgent and its sheets have in common: parts with steps and signs, and the numbers in them. */

/** The link back to /urgent. */
export const back = layoutStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  font: vars.text.control,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::before': { content: '"← " / ""', marginInlineEnd: '0.4em' },
    '[dir="rtl"] &::before': { content: '"→ " / ""' },
    '&:hover': { textDecoration: 'underline' },
  },
  '@media': { [media.print]: { display: 'none' } },
});

/** The longest number fits a line of the smallest phone, whatever the text size. */
export const number = layoutStyle({
  fontSize: 'min(1em, 8vi)',
  fontVariantNumeric: 'lining-nums',
  color: 'inherit',
  textDecorationThickness: '2px',
});

export const part = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  alignContent: 'start',
  minInlineSize: 0,
});

export const partTitle = layoutStyle({ font: vars.text.h4, textWrap: 'balance' });

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.75em',
  margin: 0,
  font: vars.text.reading,
  lineHeight: 1.4,
  overflowWrap: 'break-word',
} as const;

export const steps = layoutStyle({ ...list, paddingInlineStart: '1.75em' });

export const signs = layoutStyle({ ...list, gap: '0.4em', paddingInlineStart: '1.2em' });

// Emphasizes the action of a step.
globalStyle(`${steps} > li > strong`, {
  '@layer': {
    'dn.layouts': { display: 'block', font: vars.text.label, fontSize: '1.05em', lineHeight: 1.3 },
  },
});
globalStyle(`${steps} > li::marker`, {
  '@layer': {
    'dn.layouts': {
      fontFamily: vars.font.ui,
      fontWeight: 600,
      fontVariantNumeric: 'lining-nums tabular-nums',
    },
  },
});
globalStyle(`${part} a`, {
  '@layer': { 'dn.layouts': { '@media': { [media.print]: { textDecoration: 'none' } } } },
});
