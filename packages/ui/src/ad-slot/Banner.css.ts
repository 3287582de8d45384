import { media, vars, visuallyHidden } from '../theme/index.ts';
import { componentStyle, componentVariants } from '../vanilla-extract/index.ts';

export const box = componentStyle({
  boxSizing: 'border-box',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  overflow: 'clip',
  contain: 'layout paint',
  background: vars.color.surface.sunken,
  '@media': { [media.print]: { display: 'none' } },
});

// Pixels, not rem: advertisements are measured in pixels, and the text size must not change the reserved
// height.
export const heights = componentVariants({
  250: { minBlockSize: '250px', blockSize: '250px' },
  600: { minBlockSize: '600px', blockSize: '600px' },
});

/** For screen readers: the label that is seen stands once above all slots. */
export const label = componentStyle(visuallyHidden);

export const stage = componentStyle({
  gridRow: 2,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minInlineSize: 0,
  minBlockSize: 0,
  justifyItems: 'center',
  alignItems: 'center',
  overflow: 'clip',
});

/** Selectors of a slot that a script has marked as taken. */
const taken = ['filled', 'refreshed', 'asking'].map((state) => `${box}[data-state="${state}"] &`).join(', ');

/** Fills an empty slot. */
export const houseAd = componentStyle({
  gridArea: '1 / 1',
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  inlineSize: '100%',
  blockSize: '100%',
  selectors: {
    // React does not know when an ad network's script has filled the slot.
    [taken]: { display: 'none' },
  },
});
