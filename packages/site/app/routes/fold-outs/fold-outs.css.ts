import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Two abreast. A wide window has four columns: the first sheet is as high as the others in two rows. */
export const all = layoutStyle({
  selectors: {
    '&&': {
      '@media': {
        [media.tablet]: { ...columns(2), rowGap: vars.space.section },
        [media.spacious]: columns(4),
        [media.print]: columns(2),
      },
    },
  },
});

const wide = (selector: string, style: Record<string, string>) =>
  globalStyle(`${all} > ${selector}`, {
    '@layer': { 'dn.layouts': { '@media': { [media.spacious]: style } } },
  });
wide(':first-child', { gridArea: 'span 2 / span 2' });
wide(':first-child > h2', { font: vars.text.h2 });
wide(':first-child > p', { font: vars.text.deck });
// A fourth has the last row to itself, its words beside it.
const fourth = ':nth-child(4):last-child';
wide(fourth, { gridColumn: 'span 2', columnGap: vars.space.gap, ...columns(2) });
wide(`${fourth} > div`, { gridRow: 'span 2' });
wide(`${fourth} > h2`, { alignSelf: 'end' });
