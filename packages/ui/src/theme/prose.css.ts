import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { elementRules, textRules } from './elements.ts';
import { classPrefix } from './names.ts';

/**
 * What `base.css.ts` does for the elements of components, for those of an article's text: it is HTML without
 * classes. The style file of ArticleBody imports it.
 */
const text = `:where([class*="${classPrefix}ArticleBody"])`;

function prose(selector: string, rule: GlobalStyleRule): void {
  globalStyle(`${text} ${selector}`, { '@layer': { 'dn.reset': rule } });
}

prose('*', { boxSizing: 'border-box' });
for (const [selector, rule] of [...elementRules, ...textRules]) prose(`:where(${selector})`, rule);
