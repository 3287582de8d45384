import { layoutStyle, media, vars } from '@daily-nest/ui/theme';

const paper = {
  display: 'grid',
  placeItems: 'center',
  background: vars.color.masthead.base,
  color: vars.color.masthead.ink,
  '@media': { [media.forcedColors]: { border: '1px solid' }, [media.print]: { display: 'none' } },
} as const;

export const square = {
  small: layoutStyle({ ...paper, inlineSize: '3.5rem', blockSize: '3.5rem', font: vars.text.h5 }),
  large: layoutStyle({ ...paper, inlineSize: '8rem', blockSize: '8rem', font: vars.text.h1 }),
};
