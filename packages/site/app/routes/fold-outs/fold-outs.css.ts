import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Two abreast. In a wide window the first sheet has half of the row, and is about as high as three others. */
export const all = layoutStyle({
  selectors: {
    '&&': {
      '@media': {
        [media.tablet]: { ...columns(2), rowGap: vars.space.section },
        [media.spacious]: { rowGap: vars.space.xl },
        [media.print]: columns(2),
      },
    },
  },
});

const wide = (selector: string, style: Record<string, string>) =>
  globalStyle(`${all} > ${selector}`, {
    '@layer': { 'dn.layouts': { '@media': { [media.spacious]: style } } },
  });
wide(':first-child', { gridRow: 'span 3' });
wide(':first-child > h2', { font: vars.text.h2 });
wide(':first-child > p', { font: vars.text.deck });
// The others have their words beside them.
const others = ':not(:first-child)';
wide(others, {
  gridTemplate: 'auto 1fr / minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: vars.space.gap,
});
wide(`${others} > div`, { gridRow: 'span 2' });
