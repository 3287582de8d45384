import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const page = layoutStyle({ paddingBlockStart: vars.space.m });

export const head = layoutStyle({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlockEnd: vars.space.l,
});

/**
 * The rows of the list have their own dividers. A wide window has three abreast below the first: nine are full. In a
 * very wide one three are beside it.
 */
export const rows = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
const rule = (selector: string, at: string, style: object) =>
  globalStyle(selector, { '@layer': { 'dn.layouts': { '@media': { [at]: style } } } });
rule(`${rows} > :first-child`, media.wide, { gridColumn: '1 / -1' });

/** The network's own list, for a title that composes none. */
export const network = layoutStyle({});
const lead = `${network} > :first-child`;
rule(`${lead} h2`, `not all and ${media.desk}`, { font: vars.text.h2 });
// A roundel of the color of night keeps its edge on a dark page.
globalStyle(`${lead} > div:has(img)`, {
  '@layer': {
    'dn.layouts': {
      boxShadow: `0 0 0 ${vars.rule.thick} light-dark(transparent, ${vars.color.border.hairline})`,
    },
  },
});
rule(lead, media.spacious, {
  gridArea: '1 / 1 / 4 / 3',
  gridTemplateColumns: 'minmax(0, 46%) minmax(0, 1fr)',
  columnGap: vars.space.xl,
  paddingBlockEnd: 0,
});
rule(`${lead} + *`, media.spacious, { borderBlockStart: 0 });

// Three in 1280 px have only the headline beside the roundel, and all else below both.
const post = `${network} > article:nth-child(n + 2)`;
const beside = `${post} > div + div`;
const narrow = `${media.wide} and (not ${media.spacious})`;
rule(`${network} > :nth-child(n + 2)`, media.wide, { paddingInline: 0 });
rule(post, narrow, { gridTemplateRows: 'auto', rowGap: vars.space.xs });
rule(`${post} > :is(a, div:has(+ div))`, narrow, { gridArea: 'auto' });
rule(`${beside} + a, ${beside} > h2 ~ *`, narrow, { gridColumn: '1 / -1' });
rule(beside, narrow, { display: 'contents' });
rule(`${beside} > h2`, narrow, { alignSelf: 'center' });

/** Wider than a text. */
export const deck = layoutStyle({ maxInlineSize: '38em' });
