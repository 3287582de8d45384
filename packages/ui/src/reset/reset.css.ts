import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { elementRules, pageText, pressed, still, textRules } from '../theme/elements.ts';
import { media } from '../theme/media.ts';

function reset(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { 'dn.reset': rule } });
}

reset('*, ::before, ::after', { boxSizing: 'border-box' });
reset('html', {
  // 100 % respects the text size that the reader has set in the browser.
  fontSize: '100%',
  WebkitTextSizeAdjust: 'none',
  textSizeAdjust: 'none',
  scrollPaddingBlockStart: '6rem',
  fontSynthesis: 'none',
});
reset('html[data-text-size="125"]', { fontSize: '125%' });
reset('html[data-text-size="150"]', { fontSize: '150%' });
reset('html[data-text-size="200"]', { fontSize: '200%' });
reset('body', { margin: 0, minBlockSize: '100dvb' });
reset('body, body [data-brand]', { ...pageText, backgroundColor: vars.color.surface.page });
for (const [selector, rule] of [...elementRules, ...textRules]) reset(selector, rule);
reset('::placeholder', { color: vars.color.text.muted, opacity: 1 });
reset('summary::-webkit-details-marker', { display: 'none' });
reset('::selection', { backgroundColor: vars.color.bright.base, color: vars.color.bright.on });
reset('html', {
  '@media': { '(prefers-reduced-motion: no-preference)': { interpolateSize: 'allow-keywords' } },
});
reset('*, ::before, ::after', still);
globalStyle(pressed.selector, { '@layer': { 'dn.layouts': pressed.rule } });

reset('html', { '@media': { [media.print]: { fontSize: '11pt' } } });
reset('body, body [data-brand]', { '@media': { [media.print]: { color: '#000', backgroundColor: '#fff' } } });
// Avoids a page break inside a story or a list item with its picture.
reset('section article, main li', { '@media': { [media.print]: { breakInside: 'avoid' } } });
