import { media, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

export const dialog = componentStyle({
  boxSizing: 'border-box',
  inlineSize: 'calc(100% - 2rem)',
  maxInlineSize: '34rem',
  maxBlockSize: 'calc(100dvb - 2rem)',
  // On a phone within reach of the thumb.
  margin: 'auto auto 1rem',
  padding: vars.space.l,
  border: `${vars.rule.hair} solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.s,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.body,
  '::backdrop': { backgroundColor: vars.color.surface.scrim },
  '@media': { [media.tablet]: { margin: 'auto' }, [media.print]: { display: 'none' } },
});

export const title = componentStyle({ margin: 0, font: vars.text.h4, textWrap: 'balance' });

export const content = componentStyle({
  display: 'grid',
  gap: vars.space.m,
  marginBlockStart: vars.space.s,
  font: vars.text.small,
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  marginBlockStart: vars.space.l,
});
