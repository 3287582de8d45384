import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** On a phone the names of the accounts, which are short, share a line. */
export const footer = layoutStyle({});
globalStyle(`${footer} > div > div:first-child > div:last-child > ul`, {
  '@layer': {
    'dn.layouts': {
      '@media': {
        [`not all and ${media.tablet}`]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.m },
      },
    },
  },
});
