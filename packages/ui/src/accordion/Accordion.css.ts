import { media, sectionHue, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

export const root = componentStyle({ minInlineSize: 0 });

export const item = componentStyle({
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  '@media': { [media.print]: { breakInside: 'avoid' } },
  selectors: {
    '&:first-child': { borderBlockStart: 0 },
    // Every answer is printed, open or not, because nobody can open it on paper.
    '&::details-content': {
      '@media': { [media.print]: { contentVisibility: 'visible', blockSize: 'auto' } },
    },
  },
});

export const summary = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.m,
  minBlockSize: '2.75rem',
  paddingBlock: vars.space.m,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&:hover': { color: vars.color.link.hover } },
});

export const title = componentStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  margin: 0,
  font: vars.text.h5,
  overflowWrap: 'break-word',
});

/** A plus that turns into a minus. Its strokes are borders, because forced colors remove backgrounds. */
export const sign = componentStyle({
  flex: 'none',
  position: 'relative',
  alignSelf: 'center',
  inlineSize: '1rem',
  blockSize: '1rem',
  color: sectionHue,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 'calc(50% - 1px)',
    borderBlockStart: '2px solid currentcolor',
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 'calc(50% - 1px)',
    borderBlockStart: '2px solid currentcolor',
    rotate: '90deg',
    transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
  },
  selectors: { [`${item}[open] &::after`]: { rotate: '0deg' } },
  '@media': {
    [media.reducedMotion]: { '::after': { transition: 'none' } },
    [media.print]: { display: 'none' },
  },
});

export const answer = componentStyle({
  paddingBlock: `0 ${vars.space.l}`,
  paddingInlineEnd: vars.space.xl,
  maxInlineSize: vars.width.text,
  // Keeps the question in view when a link leads to the answer.
  scrollMarginBlockStart: '6rem',
});

export const badge = componentStyle({
  margin: 0,
  marginBlockEnd: vars.space.xs,
  font: vars.text.kicker,
  overflowWrap: 'break-word',
  letterSpacing: vars.kicker.tracking,
  textTransform: vars.kicker.transform,
  color: sectionHue,
});

export const text = componentStyle({ font: vars.text.summary, textWrap: 'pretty' });
