import { vars } from '../theme/index.ts';
import { componentStyle, componentVariants } from '../vanilla-extract/index.ts';

export const root = componentStyle({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '100%',
  blockSize: 'auto',
  objectFit: 'cover',
  backgroundColor: vars.color.surface.sunken,
  // The font of the text alternative of a missing picture.
  font: vars.text.caption,
  color: vars.color.text.muted,
  position: 'relative',
  selectors: {
    // A picture without a text alternative that fails to load leaves its background, not the browser's icon.
    '&[alt=""]::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      backgroundColor: vars.color.surface.sunken,
    },
  },
});

/** Only the image takes part in the layout. */
export const picture = componentStyle({ display: 'contents' });

/** Otherwise each source would be an empty grid cell. */
export const source = componentStyle({ display: 'none' });

export const ratio = componentVariants({
  '8:5': { aspectRatio: '8 / 5' },
  '16:9': { aspectRatio: '16 / 9' },
  '4:3': { aspectRatio: '4 / 3' },
  '3:4': { aspectRatio: '3 / 4' },
  '1:1': { aspectRatio: '1' },
  natural: {},
});
