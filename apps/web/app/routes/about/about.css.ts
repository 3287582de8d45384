import { globalStyle } from '@vanilla-extract/css';
import { layoutStyle, media, vars } from '@daily-nest/ui/theme';

/** Paragraphs of a text. */
export const prose = layoutStyle({ display: 'grid', gap: vars.space.m, maxInlineSize: vars.width.text });

/** Long text in two columns on a desk, as in a printed weekly. */
export const columns = layoutStyle({
  maxInlineSize: vars.width.text,
  display: 'grid',
  gap: vars.space.m,
  '@media': {
    [media.desk]: { display: 'block', maxInlineSize: 'none', columnCount: 2, columnGap: vars.space.xl },
  },
});

globalStyle(`${columns} > p`, { '@layer': { layouts: { marginBlockEnd: vars.space.m } } });
