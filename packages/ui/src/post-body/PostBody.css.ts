import { quoted } from '../article-body/ends.css.ts';
import { media, vars } from '../theme/index.ts';
import { componentStyle, componentVariants } from '../vanilla-extract/index.ts';

/** A blank line of the post has this height; text has a line height of its own. */
export const root = componentStyle({
  font: vars.text.reading,
  lineHeight: 0.9,
  maxInlineSize: vars.width.text,
  color: vars.color.text.body,
});

export const paragraph = componentStyle({
  font: vars.text.reading,
  hangingPunctuation: 'first',
  selectors: {
    // Separates lines without a blank line between them.
    '& + &': { marginBlockStart: '0.75em' },
  },
});

const words = {
  color: vars.color.text.body,
  textWrap: 'balance',
  scrollMarginBlockStart: '6rem',
  selectors: {
    '&:first-child': { marginBlockStart: 0 },
    // A blank line after a heading must not separate it from its text.
    '&:has(+ br)': { marginBlockEnd: '-0.2em', '@media': { [media.print]: { marginBlockEnd: '0.4em' } } },
  },
} as const;

/** A blank line after a heading, where print would break the page. */
export const blank = componentStyle({
  selectors: { ':is(h2, h3, h4) + &': { '@media': { [media.print]: { display: 'none' } } } },
});

export const heading = componentVariants({
  2: { ...words, font: vars.text.h3, letterSpacing: vars.tracking.tight, marginBlock: '0.75em 0.3em' },
  3: { ...words, font: vars.text.h5, letterSpacing: vars.tracking.tight, marginBlock: '0.5em 0.3em' },
  4: { ...words, font: vars.text.h6, letterSpacing: vars.tracking.tight, marginBlock: '0.4em 0.2em' },
});

/** It repeats the text, so it is not printed. */
export const pulled = componentStyle({
  ...quoted,
  marginBlock: '1em 1.4em',
  '@media': { [media.print]: { display: 'none' } },
});

export const waiting = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  maxInlineSize: vars.width.text,
  font: vars.text.reading,
});
