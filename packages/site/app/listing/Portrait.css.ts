import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const sides = { small: '3.5rem', large: '8rem' };

export const small = layoutStyle({ inlineSize: '100%', blockSize: '100%' });

const paper = {
  display: 'grid',
  placeItems: 'center',
  background: vars.color.masthead.base,
  color: vars.color.masthead.ink,
  '@media': { [media.forcedColors]: { border: '1px solid' }, [media.print]: { display: 'none' } },
} as const;

export const square = {
  small: layoutStyle({
    ...paper,
    inlineSize: sides.small,
    blockSize: sides.small,
    font: vars.text.h5,
  }),
  large: layoutStyle({
    ...paper,
    inlineSize: sides.large,
    blockSize: sides.large,
    font: vars.text.h1,
  }),
};
