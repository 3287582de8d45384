import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { focusOutline } from './styles.ts';

function reset(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { reset: rule } });
}

reset('*, ::before, ::after', { boxSizing: 'border-box' });
reset('html', {
  // 100 % keeps the size that the reader has set in the browser.
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
reset('body, body [data-brand]', {
  font: vars.text.summary,
  color: vars.color.text.body,
  backgroundColor: vars.color.surface.page,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});
reset('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, pre, ul, ol, fieldset', {
  margin: 0,
  padding: 0,
  border: 0,
});
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit', textWrap: 'balance', overflowWrap: 'break-word' });
reset('p, li, dd, figcaption, blockquote', { textWrap: 'pretty', overflowWrap: 'break-word' });
reset('ul[role="list"], ol[role="list"], menu', { listStyle: 'none' });
reset('a', {
  color: vars.color.link.base,
  textDecorationThickness: '0.06em',
  textUnderlineOffset: '0.16em',
});
// A number that is broken over a line is dialed wrongly.
reset('a[href^="tel:"], a[href^="sms:"]', { whiteSpace: 'nowrap' });
reset('a:hover', { color: vars.color.link.hover });
reset('img, svg, video, canvas, iframe', { display: 'block', maxInlineSize: '100%' });
reset('img, video', { blockSize: 'auto' });
// How a title shows pictures, and that none shines at night. On paper they stand as they are.
reset('img', { '@media': { screen: { filter: vars.picture.filter } } });
reset('iframe', { border: 0 });
reset('button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  margin: 0,
  borderRadius: 0,
});
reset('button, summary, label, select, [role="tab"]', { cursor: 'pointer', touchAction: 'manipulation' });
reset(':disabled, [aria-disabled="true"]', { cursor: 'default' });
reset('::placeholder', { color: vars.color.text.muted, opacity: 1 });
reset('summary', { listStyle: 'none' });
reset('summary::-webkit-details-marker', { display: 'none' });
reset('dialog, [popover]', { color: 'inherit', padding: 0, border: 0 });
reset('table', { borderCollapse: 'collapse' });
reset('hr', {
  border: 0,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  margin: 0,
});
reset('abbr[title]', { textDecoration: 'underline dotted' });
reset('b, strong', {
  fontFamily: vars.strong.family,
  fontSize: vars.strong.size,
  fontWeight: vars.strong.weight,
});
reset('sup, sub', { fontSize: '0.75em', lineHeight: 0 });
reset('[hidden]:not([hidden="until-found"])', { display: 'none' });
reset('::selection', {
  backgroundColor: vars.color.bright.base,
  color: vars.color.bright.on,
});
reset(':focus-visible', focusOutline);
// The target of a skip link takes focus without being a control.
reset('[tabindex="-1"]:focus-visible', { outline: 'none', boxShadow: 'none' });

reset('html', {
  '@media': { '(prefers-reduced-motion: no-preference)': { interpolateSize: 'allow-keywords' } },
});
reset('*, ::before, ::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
} as unknown as GlobalStyleRule);
reset(':focus-visible', { '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } } });
reset('button, input, textarea, select', { '@media': { [media.forcedColors]: { border: '1px solid' } } });

// A press that waits for the application is seen at once, whatever the control looks like; a form shows it on what was pressed.
globalStyle(
  '[data-start][aria-busy="true"]:not(form), form[data-start][aria-busy="true"] button:not([type="button"])',
  { '@layer': { layouts: { opacity: 0.6, cursor: 'progress' } } },
);

reset('html', { '@media': { [media.print]: { fontSize: '11pt' } } });
reset('body, body [data-brand]', { '@media': { [media.print]: { color: '#000', backgroundColor: '#fff' } } });
reset('h1, h2, h3, h4', { '@media': { [media.print]: { breakAfter: 'avoid' } } });
reset('img, svg, figure, blockquote, table', { '@media': { [media.print]: { breakInside: 'avoid' } } });
// A story, and a thing of a list, is not torn from its picture.
reset('section article, main li', { '@media': { [media.print]: { breakInside: 'avoid' } } });
reset('p', { '@media': { [media.print]: { orphans: 3, widows: 3 } } });
