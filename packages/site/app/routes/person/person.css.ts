import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** A phone that fits a name of nine letters beside the portrait, in text that is not much larger. */
const beside = `(min-width: 24rem) and (not ${media.tablet})`;

/** On a phone beside the name, so that the list begins in the first screen. */
export const portrait = layoutStyle({
  '@media': { [`not all and ${media.tablet}`]: { inlineSize: '10rem' }, [beside]: { gridRow: 'span 2' } },
});

const rule = (selector: string, style: Record<string, string | number>) =>
  globalStyle(selector, { '@layer': { 'dn.layouts': { '@media': { [beside]: style } } } });

const head = `:root:not([data-text-size="150"], [data-text-size="200"]) :has(> ${portrait})`;
rule(head, { gridTemplateColumns: '10rem minmax(0, 1fr)', columnGap: vars.space.m, rowGap: vars.space.s });
rule(`${head} > div`, { display: 'contents' });
rule(`${head} > div > *`, { gridColumn: '1 / -1' });
rule(`${head} > div > :nth-child(-n + 2)`, { gridColumn: 2 });
rule(`${head} > div > :first-child`, { alignSelf: 'end' });
rule(`${head} h1`, { font: vars.text.h2 });
