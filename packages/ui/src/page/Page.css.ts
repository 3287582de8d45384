import { media, vars } from '../theme/index.ts';
import { layoutStyle } from '../vanilla-extract/index.ts';

export const root = layoutStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvb',
  backgroundColor: vars.color.surface.page,
  color: vars.color.text.body,
  font: vars.text.summary,
  '@media': { [media.print]: { minBlockSize: 0, backgroundColor: 'transparent' } },
});

export const main = layoutStyle({
  flex: '1 0 auto',
  boxSizing: 'border-box',
  inlineSize: '100%',
  marginInline: 'auto',
  outline: 'none',
});

export const measure = {
  page: layoutStyle({
    maxInlineSize: `calc(${vars.width.page} + 2 * ${vars.width.gutter})`,
    paddingInline: vars.width.gutter,
    paddingBlockEnd: vars.space.section,
  }),
  text: layoutStyle({
    maxInlineSize: `calc(${vars.width.text} + 2 * ${vars.width.gutter})`,
    paddingInline: vars.width.gutter,
    paddingBlockEnd: vars.space.section,
  }),
  full: layoutStyle({}),
};
