import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';
import { gridLines } from '../../listing/grid-lines.ts';

/** Short advice in two columns. */
export const tips = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.l,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The tape of all ages, and below it what this one is, with its figure; on a desktop beside it. */
export const top = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  paddingBlockStart: vars.space.xs,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: gridLines([4]),
      columnGap: vars.space.gap,
      alignItems: 'start',
    },
  },
});

export const tape = layoutStyle({ minInlineSize: 0, gridColumn: '1 / -1' });

/** Its title stands beside the kicker, and its labels stay smaller than the deck. */
export const figure = layoutStyle({
  minInlineSize: 0,
  maxInlineSize: '56rem',
  '@media': { [media.desk]: { paddingBlockStart: '1.125rem' } },
});

/**
 * The blog below the articles: a smaller lead, and the others two or three abreast under hairs, with their bylines on
 * one line. The rows keep their columns to the last.
 */
export const posts = layoutStyle({});

const rule = (selector: string, at: string, style: Record<string, string | number>) =>
  globalStyle(selector, { '@layer': { 'dn.layouts': { '@media': { [at]: style } } } });

const upToWide = `and (not ${media.spacious})`;
const later = `${posts}${posts}${posts} > :nth-child(n + 2)`;
const words = `${later} > div:last-child`;
rule(later, `${media.tablet} ${upToWide}`, {
  display: 'grid',
  alignSelf: 'stretch',
  gridColumn: 'span 6',
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  paddingBlockStart: vars.space.m,
});
rule(later, `${media.desk} ${upToWide}`, { gridColumn: 'span 4' });
rule(words, media.tablet, { gridTemplateRows: 'auto 1fr' });
rule(`${words} > :last-child`, media.tablet, { alignSelf: 'end' });
rule(`${posts} > :first-child`, `${media.desk} ${upToWide}`, { alignItems: 'center' });
rule(`${posts}${posts} > :first-child h3`, media.desk, { font: vars.text.h3 });
