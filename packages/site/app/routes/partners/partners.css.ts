import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** One, two or three in a row; of two, the third is below them, its cover beside its text. */
export const cards = layoutStyle({
  display: 'grid',
  columnGap: vars.space.gap,
  rowGap: vars.space.xxl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desk]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

const alone = `${cards} > :nth-child(odd):last-child`;
const rule = (selector: string, style: Record<string, string | number>) =>
  globalStyle(selector, { '@layer': { 'dn.layouts': { '@media': { [media.tabletOnly]: style } } } });

rule(alone, {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateRows: '1fr auto auto 1fr',
  columnGap: vars.space.gap,
});
rule(`${alone} > *`, { gridColumn: '2' });
rule(`${alone} > h3`, { alignSelf: 'end' });
rule(`${alone} > figure`, { gridColumn: '1', gridRow: '1 / -1', marginBlockEnd: 0 });
rule(`${alone} > :last-child`, { marginBlockStart: 0, alignContent: 'start' });

/** Three ways to begin, with vertical hairlines between them like classified advertisements. */
export const opportunities = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.l,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space.gap },
  },
});

export const opportunity = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  alignContent: 'start',
  overflowWrap: 'break-word',
  borderBlockStart: `${vars.rule.tile} solid ${vars.color.accent.base}`,
  paddingBlockStart: vars.space.m,
});

globalStyle(`${opportunity} h3`, {
  '@layer': { 'dn.layouts': { font: vars.text.h4, letterSpacing: vars.tracking.tight, textWrap: 'balance' } },
});
