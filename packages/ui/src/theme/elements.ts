import type { GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { focusOutline } from './mixins.ts';

/** Rules for elements, by selector lists without pseudo-elements. */
export type ElementRules = readonly (readonly [selector: string, rule: GlobalStyleRule])[];

/** The text style of a page. */
export const pageText = {
  font: vars.text.summary,
  color: vars.color.text.body,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
} satisfies GlobalStyleRule;

/**
 * The rules that the library needs for plain elements. The reset applies them to the whole page, `base.css`
 * only to the library's elements. Later rules win, because `base.css` has no specificity.
 */
export const elementRules: ElementRules = [
  [
    'h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, pre, ul, ol, fieldset',
    { margin: 0, padding: 0, border: 0 },
  ],
  ['h1, h2, h3, h4, h5, h6', { font: 'inherit', textWrap: 'balance', overflowWrap: 'break-word' }],
  ['p, li, dd, figcaption, blockquote', { textWrap: 'pretty', overflowWrap: 'break-word' }],
  ['ul[role="list"], ol[role="list"], menu', { listStyle: 'none' }],
  [
    'a',
    {
      color: vars.color.link.base,
      textDecorationThickness: '0.06em',
      textUnderlineOffset: '0.16em',
    },
  ],
  // A phone number that breaks over two lines is easily dialed wrong.
  // In a text from right to left its groups would change places.
  ['a[href^="tel:"], a[href^="sms:"]', { whiteSpace: 'nowrap', unicodeBidi: 'plaintext' }],
  ['a:hover', { color: vars.color.link.hover }],
  ['img, svg, video, canvas, iframe', { display: 'block', maxInlineSize: '100%' }],
  ['img, video', { blockSize: 'auto' }],
  // The brand's filter dims pictures at night. It does not apply in print.
  ['img', { '@media': { screen: { filter: vars.picture.filter } } }],
  ['iframe', { border: 0 }],
  [
    'button, input, textarea, select',
    { font: 'inherit', color: 'inherit', letterSpacing: 'inherit', margin: 0, borderRadius: 0 },
  ],
  ['button, summary, label, select, [role="tab"]', { cursor: 'pointer', touchAction: 'manipulation' }],
  [':disabled, [aria-disabled="true"]', { cursor: 'default' }],
  ['summary', { listStyle: 'none' }],
  ['dialog, [popover]', { color: 'inherit', padding: 0, border: 0 }],
  ['table', { borderCollapse: 'collapse' }],
  [
    'b, strong',
    { fontFamily: vars.strong.family, fontSize: vars.strong.size, fontWeight: vars.strong.weight },
  ],
  ['[hidden]:not([hidden="until-found"])', { display: 'none' }],
  [':focus-visible', focusOutline],
  // The target of a skip link gets the focus without being a control.
  ['[tabindex="-1"]:focus-visible', { outline: 'none', boxShadow: 'none' }],
  [':focus-visible', { '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } } }],
  ['button, input, textarea, select', { '@media': { [media.forcedColors]: { border: '1px solid' } } }],
  ['h1, h2, h3, h4', { '@media': { [media.print]: { breakAfter: 'avoid' } } }],
  ['img, svg, figure, blockquote, table', { '@media': { [media.print]: { breakInside: 'avoid' } } }],
  ['p', { '@media': { [media.print]: { orphans: 3, widows: 3 } } }],
];

/** Those for elements that no component has, only the text of an article or of a page. */
export const textRules: ElementRules = [
  ['hr', { border: 0, borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`, margin: 0 }],
  ['abbr[title]', { textDecoration: 'underline dotted' }],
  ['sup, sub', { fontSize: '0.75em', lineHeight: 0 }],
];

/** Stops animations for a reader who asks for it: for `*`, `*::before` and `*::after`. */
export const still = {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
} as unknown as GlobalStyleRule;

/**
 * Shows at once that a press waits for the application, on any control; a form shows it on its submit button.
 */
export const pressed = {
  selector:
    '[data-start][aria-busy="true"]:not(form), form[data-start][aria-busy="true"] button:not([type="button"])',
  rule: { opacity: 0.6, cursor: 'progress' } satisfies GlobalStyleRule,
};
