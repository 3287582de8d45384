import { media, vars } from '../theme/index.ts';
import { componentStyle, componentVariants } from '../vanilla-extract/index.ts';

export const round = componentStyle({
  appearance: 'none',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.round,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
});

export const play = componentStyle({
  background: vars.color.bright.base,
  border: `2px solid ${vars.color.bright.on}`,
  color: vars.color.bright.on,
  selectors: {
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
});

export const sizes = componentVariants({
  m: { inlineSize: '2.75rem', blockSize: '2.75rem', fontSize: '1.375rem' },
  l: { inlineSize: '5.25rem', blockSize: '5.25rem', borderWidth: '3px', fontSize: '2.75rem' },
});

export const plain = componentStyle({
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  fontSize: '1.75rem',
  background: 'none',
  color: vars.color.text.body,
  selectors: { '&:hover': { color: vars.color.accent.base } },
});
