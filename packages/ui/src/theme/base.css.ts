import { fallbackVar, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { elementRules, pageText, pressed, still } from './elements.ts';
import { classPrefix } from './names.ts';

/**
 * What published components need of plain elements, for their own elements alone: a host that adopts one card keeps its headings,
 * lists and links as they were. Every published style file imports it; who compiles from source imports the reset instead.
 */
const own = `:where([class^="${classPrefix}"], [class*=" ${classPrefix}"])`;

/** The text of an article is HTML whose elements have no classes. */
const text = `:where([class*="${classPrefix}ArticleBody"])`;

function base(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { 'dn.reset': rule } });
}

for (const pseudo of ['', '::before', '::after']) {
  base(`${own}${pseudo}`, { boxSizing: 'border-box' });
  base(`${own}${pseudo}`, still);
}
// The outermost element brings the text of the theme along. An icon alone is drawn in the color of its line.
base(`:where(${own}:not(${own} *, svg))`, { ...pageText, fontSynthesis: 'none' });
for (const [selector, rule] of elementRules) {
  base(`${own}:where(${selector})`, rule);
  base(`${text} :where(${selector})`, rule);
}
// Without a theme a link still differs from its text.
base(`${own}:where(a)`, { color: fallbackVar(vars.color.link.base, 'LinkText') });
base(`${own}:where(a:hover)`, { color: fallbackVar(vars.color.link.hover, 'LinkText') });
base(`:where(${own} > li:not([class]))`, { textWrap: 'pretty', overflowWrap: 'break-word' });
base(`${text} *`, { boxSizing: 'border-box' });
base(`${own}::placeholder`, { color: vars.color.text.muted, opacity: 1 });
base(`${own}::-webkit-details-marker`, { display: 'none' });
globalStyle(`${own}:is(${pressed.selector})`, { '@layer': { 'dn.layouts': pressed.rule } });
