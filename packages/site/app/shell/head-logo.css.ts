import { globalStyle } from '@vanilla-extract/css';
import { media } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** Windows without room for mark and name in one line. */
const narrow = 'not all and (min-width: 412px)';

/**
 * The logo in a row with the red slip and the controls: on a phone as large as one line has room for, and a narrow
 * phone leaves the mark out. What makes it longer, such as a reader's spacing, gives it a second line.
 */
export const headLogo = layoutStyle({
  '@media': {
    // A reader's larger text gives it two lines on a tablet as well.
    [`not all and ${media.desk}`]: { lineHeight: 1.05, whiteSpace: 'normal' },
    'not all and (min-width: 30rem)': { fontSize: 'min(1.1875rem, 4.3vi)' },
    [narrow]: { fontSize: 'clamp(4vi, 11.5vi - 24px, 1.1875rem)' },
  },
});
globalStyle(`${headLogo} > svg`, {
  '@layer': { 'dn.layouts': { '@media': { [narrow]: { display: 'none' } } } },
});
