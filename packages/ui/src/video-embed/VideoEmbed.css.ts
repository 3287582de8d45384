import { media, sectionHue, vars } from '../theme/index.ts';
import { clamp } from '../theme/clamp.ts';
import { componentStyle, componentVariants, layoutStyle } from '../vanilla-extract/index.ts';
import { cardText } from '../standfirst/reading.ts';

export const figure = componentStyle({ margin: 0, minInlineSize: 0 });

/** Picture and text side by side from 768 px on, the text at the bottom. */
export const besides = componentStyle({
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space.gap,
      alignItems: 'end',
    },
  },
});

export const widths = componentVariants({
  landscape: {},
  portrait: { maxInlineSize: '20rem' },
});

export const box = componentStyle({
  boxSizing: 'border-box',
  display: 'block',
  inlineSize: '100%',
  border: 0,
  containerType: 'inline-size',
  background: vars.color.band.base,
});

export const formats = componentVariants({
  landscape: { aspectRatio: '16 / 9' },
  portrait: { aspectRatio: '9 / 16' },
});

export const poster = componentStyle({
  position: 'relative',
  overflow: 'hidden',
  color: vars.color.band.ink,
  textDecoration: 'none',
});

/** As high as the box. */
export const picture = layoutStyle({ blockSize: '100%', aspectRatio: 'auto' });

/** The poster without a picture: the title on ink, above a bar of the section's hue. */
export const sheet = componentStyle({
  boxSizing: 'border-box',
  display: 'block',
  blockSize: '100%',
  padding: vars.space.m,
  borderBlockEnd: `0.5rem solid ${sectionHue}`,
});

/** Ends before the play button. */
export const words = componentStyle({
  ...clamp(3),
  font: vars.text.h3,
  fontSize: 'clamp(1.25rem, 7cqi, 2.5rem)',
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
  color: vars.color.band.ink,
});

export const play = componentStyle({
  position: 'absolute',
  insetBlockEnd: vars.space.m,
  insetInlineStart: vars.space.m,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  borderRadius: vars.radius.round,
  fontSize: '1.5rem',
  background: vars.color.bright.base,
  color: vars.color.bright.on,
  '@media': { [media.forcedColors]: { border: '1px solid LinkText' } },
});

export const length = componentStyle({
  position: 'absolute',
  insetBlockEnd: vars.space.m,
  insetInlineEnd: vars.space.m,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  font: vars.text.caption,
  fontVariantNumeric: 'tabular-nums',
  background: vars.color.band.base,
  color: vars.color.band.ink,
});

export const caption = componentStyle({
  marginBlockStart: vars.space.xs,
  font: vars.text.caption,
  color: vars.color.text.muted,
});

export const captionBeside = componentStyle({
  marginBlockStart: vars.space.s,
  ...cardText,
  color: vars.color.text.muted,
});

export const title = componentStyle({ color: vars.color.text.body });

export const headline = componentStyle({
  display: 'block',
  marginBlockEnd: vars.space.xs,
  font: vars.text.h4,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
  color: vars.color.text.body,
});
