import { media, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

export const root = componentStyle({
  font: vars.text.small,
  color: vars.color.text.muted,
  '@media': { [media.print]: { display: 'none' } },
});

export const list = componentStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  lineHeight: '1.75rem',
});

export const item = componentStyle({
  display: 'inline',
  selectors: {
    '& + &::before': {
      content: '"/" / ""',
      marginInline: vars.space.xs,
      color: vars.color.border.control,
    },
  },
});

export const link = componentStyle({
  display: 'inline-block',
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationColor: vars.color.border.hairline,
  textUnderlineOffset: '0.25em',
  selectors: {
    '&:hover': { color: vars.color.link.hover, textDecorationColor: 'currentcolor' },
  },
});

export const here = componentStyle({ color: vars.color.text.body, overflowWrap: 'anywhere' });
