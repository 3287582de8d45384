import { focusOutline, media, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

/** A paper disc. Its second border is a shadow, because a border has one color. */
const thumb = {
  boxSizing: 'border-box',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  border: `3px solid ${vars.color.surface.page}`,
  borderRadius: vars.radius.round,
  background: vars.color.accent.base,
  boxShadow: `0 0 0 2px ${vars.color.text.body}`,
} as const;

const bare = { background: 'none', border: 0, blockSize: '2.75rem', boxSizing: 'border-box' } as const;

export const frame = componentStyle({
  position: 'relative',
  display: 'inline-block',
  inlineSize: '100%',
  blockSize: '2.75rem',
  verticalAlign: 'middle',
});

export const track = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  // The disc stops at the end of the field, so the track begins at the disc's middle.
  insetInline: '0.875rem',
  inlineSize: 'calc(100% - 1.75rem)',
  overflow: 'visible',
  pointerEvents: 'none',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

const forced = (fill: string) => ({ '@media': { [media.forcedColors]: { fill } } });

export const rail = componentStyle({
  fill: vars.color.border.hairline,
  transform: 'translateY(-3px)',
  ...forced('GrayText'),
});
export const fill = componentStyle({
  fill: vars.color.text.body,
  transform: 'translateY(-3px)',
  ...forced('CanvasText'),
});

export const input = componentStyle({
  position: 'relative',
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  background: 'none',
  cursor: 'pointer',
  touchAction: 'pan-y',
  selectors: {
    '&::-webkit-slider-runnable-track': bare,
    '&::-moz-range-track': bare,
    '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginBlockStart: '0.5rem' },
    '&::-moz-range-thumb': thumb,
    '&:focus-visible': focusOutline,
    '&:disabled': { cursor: 'default', opacity: 0.5 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::-webkit-slider-thumb': { background: 'ButtonText', forcedColorAdjust: 'none' },
        '&::-moz-range-thumb': { background: 'ButtonText', forcedColorAdjust: 'none' },
      },
    },
  },
});
