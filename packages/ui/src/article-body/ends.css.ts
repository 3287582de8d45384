import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { egg, sectionHue, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

/** The style of a pulled sentence, with a yolk-colored slip. Spread it into a rule. */
export const quoted = {
  font: vars.text.h4,
  letterSpacing: vars.tracking.tight,
  overflowWrap: 'break-word',
  textWrap: 'balance',
  marginBlock: '1.4em',
  borderInlineStart: `${vars.rule.slip} solid ${vars.color.bright.base}`,
  paddingBlock: '0.1em',
  paddingInlineStart: vars.space.m,
} as const satisfies StyleRule;

/** A shorter first paragraph may have fewer lines than the drop cap is high. */
export const lettersBesideCap = 150;

/**
 * Sets the first letter three lines high. A quotation mark before it hangs in the margin at its usual size.
 */
export const dropCap = componentStyle({ position: 'relative' });

const initial = {
  color: sectionHue,
  // Face and weight of headlines, at the size of the text.
  font: vars.text.h1,
  fontSize: '1em',
  lineHeight: 'inherit',
} as const;

globalStyle(`${dropCap} > p:first-of-type::first-letter`, {
  '@layer': {
    'dn.components': {
      ...initial,
      '@supports': {
        '(initial-letter: 3) or (-webkit-initial-letter: 3)': {
          WebkitInitialLetter: '3',
          initialLetter: '3',
          // Of the size of the text: the letter's own would be three times as much.
          marginInlineEnd: '0.3em',
        },
        'not ((initial-letter: 3) or (-webkit-initial-letter: 3))': {
          float: 'inline-start',
          fontSize: '3.9em',
          lineHeight: 0.8,
          paddingBlockStart: '0.07em',
          marginInlineEnd: '0.08em',
        },
      },
    },
  },
});

/** Positioned out of the flow, so that `::first-letter` matches the letter after it. */
export const openingMark = componentStyle({
  position: 'absolute',
  insetInlineStart: '-0.5em',
});

/** Adds an egg after the last word. */
export const endMark = componentStyle({});

globalStyle(`${endMark} > p:last-child::after`, {
  '@layer': {
    'dn.components': {
      ...egg,
      display: 'inline-block',
      marginInlineStart: '0.35em',
      verticalAlign: '-0.02em',
    },
  },
});
