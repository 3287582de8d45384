import { sectionHue, vars } from '../theme/index.ts';
import { componentStyle, componentVariants } from '../vanilla-extract/index.ts';

export const root = componentStyle({
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  // The slip at the start of a quotation.
  borderInlineStart: `${vars.rule.slip} solid ${vars.color.bright.base}`,
  paddingInlineStart: vars.space.m,
});

export const kicker = componentStyle({
  font: vars.text.kicker,
  letterSpacing: vars.kicker.tracking,
  textTransform: vars.kicker.transform,
  color: sectionHue,
});

const quotation = {
  fontWeight: 400,
  fontStyle: 'italic',
  quotes: '"“" "”"',
  '::before': { content: 'open-quote', float: 'inline-start', marginInlineEnd: '0.05em' },
} as const;

export const quote = componentVariants({
  m: { ...quotation, font: vars.text.h6, lineHeight: 1.35 },
  l: { ...quotation, font: vars.text.h3, lineHeight: 1.2, textWrap: 'balance' },
});

export const speaker = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  font: vars.text.caption,
});

export const name = componentStyle({ fontStyle: 'normal', fontWeight: 600, color: vars.color.text.body });

export const role = componentStyle({ color: vars.color.text.muted });

export const note = componentStyle({ font: vars.text.caption, color: vars.color.text.muted });

export const words = componentStyle({ margin: 0, '::after': { content: 'close-quote' } });
