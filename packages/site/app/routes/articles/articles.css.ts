import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';
import { layout } from '../../listing/layouts.css.ts';

/** Scroll margin for links to a category, below the sticky header. */
export const category = layoutStyle({ scrollMarginBlockStart: '5rem' });

/** The first category follows the search without a gap. */
export const results = layoutStyle({});
globalStyle(`${results} > section:first-child`, { '@layer': { 'dn.layouts': { marginBlockStart: 0 } } });

const deskOnly = `${media.desk} and (max-width: 113.99rem)`;
const across = `${results} > section > ${layout.across}`;
const pair = `${results} > section > ${layout.pair}`;
const rule = (selector: string, at: string, style: Record<string, string>) =>
  globalStyle(selector, { '@layer': { 'dn.layouts': { '@media': { [at]: style } } } });

// A page with all categories has many stories below a lead, each row under a hairline: two abreast on a tablet,
// three on a desktop. The lead is smaller than the title of the page.
const others = `${across} > :nth-child(n + 2)`;
const below = {
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  paddingBlockStart: vars.space.m,
};
rule(others, media.tabletOnly, { ...below, gridColumn: 'span 6' });
rule(`${across} > :nth-child(2n + 2):last-child`, media.tabletOnly, { gridColumn: '1 / -1' });
rule(others, deskOnly, below);
rule(`${across} > :first-child h3`, deskOnly, { font: vars.text.h2 });
// The picture is as high as the words beside it.
rule(`${across} > :first-child:not(:last-child)`, media.tabletOnly, { alignItems: 'stretch' });
rule(`${across} > :first-child:not(:last-child) img`, media.tabletOnly, { minBlockSize: '100%' });

// Three abreast have the summary under the headline. Two in the last rows share each.
const begins = (count: number) => `:nth-child(3n + 3):nth-last-child(${count})`;
rule(`${pair} > :nth-child(n + 3)`, deskOnly, { gridColumn: 'span 4' });
rule(
  `${pair} > :is(${[2, 4].flatMap((count) => [begins(count), `${begins(count)} ~ *`]).join()})`,
  deskOnly,
  {
    gridColumn: 'span 6',
    containerType: 'normal',
  },
);
rule(`${pair} > :nth-child(3):last-child`, deskOnly, { gridColumn: '1 / -1' });
