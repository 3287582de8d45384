import { media, vars, visuallyHidden } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

export const announcer = componentStyle(visuallyHidden);

/**
 * Only visible without scripts: the browser's player at the bottom of the window, where the radio's bar would
 * be.
 */
export const withoutScript = componentStyle({
  display: 'none',
  '@media': {
    '(scripting: none)': {
      display: 'block',
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: vars.z.sticky,
      inlineSize: '100%',
    },
    [`(scripting: none) and ${media.low}`]: { position: 'static' },
  },
});
