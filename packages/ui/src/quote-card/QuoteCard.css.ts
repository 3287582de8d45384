import { sectionHue, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

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

export const quote = componentStyle({
  font: vars.text.h6,
  fontWeight: 400,
  lineHeight: 1.35,
  fontStyle: 'italic',
  quotes: '"“" "”"',
  '::before': { content: 'open-quote', float: 'inline-start', marginInlineEnd: '0.05em' },
});

export const speaker = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  font: vars.text.caption,
});

export const name = componentStyle({ fontStyle: 'normal', fontWeight: 600, color: vars.color.text.body });

export const role = componentStyle({ color: vars.color.text.muted });

export const note = componentStyle({ font: vars.text.caption, color: vars.color.text.muted });

export const words = componentStyle({ margin: 0 });
