import { vars } from '@daily-nest/ui/theme';
import { componentStyle } from '@daily-nest/ui/vanilla-extract';

export const grounds = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
});

const ground = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.l,
  padding: vars.space.xl,
} as const;

export const paper = componentStyle({
  ...ground,
  backgroundColor: vars.color.surface.page,
  color: vars.color.text.body,
});

export const masthead = componentStyle({
  ...ground,
  backgroundColor: vars.color.masthead.base,
  color: vars.color.masthead.ink,
});

export const marks = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.l,
});

export const misuses = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: vars.space.l,
  padding: vars.space.xl,
  backgroundColor: vars.color.surface.page,
});

export const misuse = componentStyle({ display: 'grid', gap: vars.space.s, alignContent: 'start' });

export const misuseBox = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '7rem',
  overflow: 'hidden',
  fontSize: '1.375rem',
  border: `${vars.rule.thick} solid ${vars.color.status.danger}`,
});

export const turned = componentStyle({ display: 'inline-block', rotate: '-12deg' });

export const stretched = componentStyle({ display: 'inline-block', scale: '1.25 0.7' });

export const pale = componentStyle({ opacity: 0.3 });

export const wrongGround = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  backgroundColor: vars.color.masthead.base,
  color: vars.color.masthead.ink,
});

export const large = componentStyle({ fontSize: 'min(2.75rem, 9vi)' });
