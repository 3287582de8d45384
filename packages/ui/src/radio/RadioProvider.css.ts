import { media, vars, visuallyHidden } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

export const announcer = componentStyle(visuallyHidden);

/** Only seen where nothing else can play: at the foot of the window, as the radio's bar stands. */
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
