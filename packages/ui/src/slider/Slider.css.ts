import { componentStyle, focusOutline, media, vars } from '../theme/index.ts';

const needle = {
  boxSizing: 'border-box',
  inlineSize: '0.5rem',
  blockSize: '1.75rem',
  border: 0,
  borderRadius: vars.radius.s,
  background: vars.color.accent.base,
} as const;

const bare = { background: 'none', border: 0, blockSize: '2.75rem', boxSizing: 'border-box' } as const;

export const frame = componentStyle({
  position: 'relative',
  display: 'inline-block',
  inlineSize: '100%',
  blockSize: '2.75rem',
  verticalAlign: 'middle',
});

export const dial = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  // The needle is half a rem wide and stops with its edge at the end of the field, so the dial begins at its middle.
  insetInline: '0.25rem',
  inlineSize: 'calc(100% - 0.5rem)',
  overflow: 'visible',
  pointerEvents: 'none',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const tick = componentStyle({ stroke: vars.color.border.hairline, strokeWidth: 1 });
export const longTick = componentStyle({ stroke: vars.color.border.strong, strokeWidth: 1 });
export const rail = componentStyle({ fill: vars.color.border.control, transform: 'translateY(-1px)' });
export const fill = componentStyle({ fill: vars.color.accent.base, transform: 'translateY(-2px)' });

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
    '&::-webkit-slider-thumb': { ...needle, appearance: 'none', marginBlockStart: '0.5rem' },
    '&::-moz-range-thumb': needle,
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
