import { keyframes } from '@vanilla-extract/css';
import { media, vars, visuallyHidden } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

const run = keyframes({ from: { scale: '0.15 1' }, to: { scale: '0.95 1' } });

/** Visible from the first frame, and never full, because the duration is unknown. */
export const line = layoutStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: vars.z.toast,
  blockSize: '4px',
  backgroundColor: vars.color.bright.base,
  borderBlockEnd: `1px solid ${vars.color.bright.on}`,
  transformOrigin: 'left',
  animation: `${run} 8s cubic-bezier(0.05, 0.7, 0.2, 1) both`,
  pointerEvents: 'none',
  selectors: { '&:dir(rtl)': { transformOrigin: 'right' } },
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { backgroundColor: 'Highlight' },
    [media.print]: { display: 'none' },
  },
});

export const announcement = layoutStyle(visuallyHidden);
