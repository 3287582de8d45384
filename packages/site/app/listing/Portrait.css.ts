import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** As wide as its column; a host may give it another ratio. */
export const square = layoutStyle({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  aspectRatio: '1',
  overflow: 'clip',
  background: vars.color.masthead.base,
  color: vars.color.masthead.ink,
  font: vars.text.h2,
  '@media': { [media.forcedColors]: { border: '1px solid' }, [media.print]: { display: 'none' } },
});

export const picture = layoutStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
