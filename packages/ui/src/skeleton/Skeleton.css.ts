import { createVar } from '@vanilla-extract/css';
import { media, vars, visuallyHidden } from '../theme/index.ts';
import { componentStyle, componentVariants } from '../vanilla-extract/index.ts';

export const root = componentStyle({ display: 'block' });

const barSize = createVar();

export const bar = componentStyle({
  display: 'block',
  blockSize: barSize,
  inlineSize: '100%',
  borderRadius: 'inherit',
  backgroundColor: vars.color.surface.sunken,
  '@media': {
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
});

/** Returns a line as high as a text line: the bar is as high as the letters, its margins are the leading. */
const line = (font: string) => ({
  display: 'flex',
  alignItems: 'center',
  font,
  blockSize: '1lh',
  vars: { [barSize]: '0.7em' },
});

const picture = (aspectRatio: string) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  aspectRatio,
  vars: { [barSize]: '100%' },
});

export const shape = componentVariants({
  text: line(vars.text.summary),
  small: line(vars.text.small),
  caption: line(vars.text.caption),
  deck: line(vars.text.deck),
  h5: line(vars.text.h5),
  h4: line(vars.text.h4),
  h3: line(vars.text.h3),
  h2: line(vars.text.h2),
  h1: line(vars.text.h1),
  picture: picture('8 / 5'),
  cover: picture('3 / 4'),
  round: { ...picture('1'), borderRadius: vars.radius.round },
});

export const width = componentVariants({
  full: {},
  most: { inlineSize: '85%' },
  half: { inlineSize: '50%' },
  third: { inlineSize: '33%' },
});

export const hidden = componentStyle(visuallyHidden);
