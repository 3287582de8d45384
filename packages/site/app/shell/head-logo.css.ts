import { globalStyle } from '@vanilla-extract/css';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/**
 * The logo in a row with the red slip and the controls: on a phone its name takes two lines, and a narrow
 * phone leaves the mark out.
 */
export const headLogo = layoutStyle({
  '@media': {
    'not all and (min-width: 30rem)': {
      fontSize: 'min(1.1875rem, 4.9vi)',
      lineHeight: 1.05,
      whiteSpace: 'normal',
    },
    'not all and (min-width: 360px)': { fontSize: '4.2vi' },
  },
});
globalStyle(`${headLogo} > svg`, {
  '@layer': { 'dn.layouts': { '@media': { 'not all and (min-width: 390px)': { display: 'none' } } } },
});
