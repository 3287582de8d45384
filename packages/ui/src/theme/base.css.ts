import { fallbackVar, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { elementRules, pageText, pressed, still } from './elements.ts';
import { classPrefix } from './names.ts';

/**
 * The rules that published components need for their own elements, and only these: a host that adopts one
 * card keeps its own headings, lists and links. Every published style file imports it; a host that compiles
 * from source imports the reset instead.
 */
const own = `:where([class^="${classPrefix}"], [class*=" ${classPrefix}"])`;

function base(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { 'dn.reset': rule } });
}

for (const pseudo of ['', '::before', '::after']) {
  base(`${own}${pseudo}`, { boxSizing: 'border-box' });
  base(`${own}${pseudo}`, still);
}
// The outermost element sets the theme's text style. An icon alone keeps the color of its line.
base(`:where(${own}:not(${own} *, svg))`, { ...pageText, fontSynthesis: 'none' });
for (const [selector, rule] of elementRules) base(`${own}:where(${selector})`, rule);
// Without a theme a link still differs from its text.
base(`${own}:where(a)`, { color: fallbackVar(vars.color.link.base, 'LinkText') });
base(`${own}:where(a:hover)`, { color: fallbackVar(vars.color.link.hover, 'LinkText') });
base(`:where(${own} > li:not([class]))`, { textWrap: 'pretty', overflowWrap: 'break-word' });
base(`${own}::placeholder`, { color: vars.color.text.muted, opacity: 1 });
base(`${own}::-webkit-details-marker`, { display: 'none' });
globalStyle(`${own}:is(${pressed.selector})`, { '@layer': { 'dn.layouts': pressed.rule } });
