import { media, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

export const ground = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  paddingBlockStart: vars.space.l,
  paddingInline: vars.space.l,
  backgroundColor: vars.color.masthead.base,
  '@media': { [`not all and ${media.tablet}`]: { zoom: 0.6 } },
});

const paper = {
  inlineSize: 'min(15rem, 100%)',
  boxSizing: 'border-box',
  gridArea: '1 / 1',
  blockSize: '110%',
  backgroundColor: vars.color.surface.page,
  outline: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
} as const;

/** The page below the first one. */
export const under = componentStyle({ ...paper, rotate: '3deg', backgroundColor: vars.color.surface.sunken });

export const sheet = componentStyle({
  ...paper,
  rotate: '-1.5deg',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: vars.space.s,
  padding: vars.space.m,
  borderBlockStart: `${vars.rule.slip} solid ${vars.color.bright.base}`,
  color: vars.color.text.body,
});

export const title = componentStyle({
  font: vars.text.h5,
  letterSpacing: vars.tracking.tight,
  overflowWrap: 'break-word',
});

/** Lines that stand for unreadable text. */
export const lines = componentStyle({
  backgroundImage: `repeating-linear-gradient(${vars.color.border.hairline} 0 3px, transparent 3px 12px)`,
  '@media': { [media.forcedColors]: { display: 'none' } },
});
