import { media } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** On a phone the list begins in the first screen. */
export const portrait = layoutStyle({
  '@media': { [`not all and ${media.tablet}`]: { inlineSize: '60%' } },
});
