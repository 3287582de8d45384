import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { egg, media, sectionHue, vars, visuallyHidden } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';
import { quoted } from './ends.css.ts';

export const root = componentStyle({
  font: vars.text.reading,
  color: vars.color.text.body,
  maxInlineSize: vars.width.text,
  minInlineSize: 0,
  overflowWrap: 'break-word',
});

/** Adds a rule for elements of the HTML, in the layer of the components. */
function inside(selector: string, rule: GlobalStyleRule): void {
  const scoped = selector
    .split(', ')
    .map((part) => `${root} ${part}`)
    .join(', ');
  globalStyle(scoped, { '@layer': { 'dn.components': rule } });
}

inside('> * + *', { marginBlockStart: '1.05em' });
inside('h2', { font: vars.text.h3, letterSpacing: vars.tracking.tight, marginBlockStart: '1.5em' });
inside('h3', { font: vars.text.h5, letterSpacing: vars.tracking.tight, marginBlockStart: '1.5em' });
inside('h4, h5, h6', { font: vars.text.h6, letterSpacing: vars.tracking.tight, marginBlockStart: '1.3em' });
inside('> :first-child', { marginBlockStart: 0 });
inside('h2 + *', { marginBlockStart: '0.5em' });
inside('h3 + *, h4 + *, h5 + *, h6 + *', { marginBlockStart: '0.35em' });
inside('h2, h3, h4', { scrollMarginBlockStart: '6rem' });

inside('ul, ol', { paddingInlineStart: '1.7em' });
inside('li', { position: 'relative' });
inside('li + li', { marginBlockStart: '0.4em' });
inside('li > ul, li > ol', { marginBlockStart: '0.4em' });
// Some screen readers ignore a list without any marker.
inside('ul', { listStyleType: '" "' });
inside('ul > li::before', {
  ...egg,
  position: 'absolute',
  insetInlineStart: '-1.35em',
  insetBlockStart: '0.5em',
});
inside('ol > li::marker', {
  color: sectionHue,
  fontFamily: vars.font.display,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

inside('blockquote, > aside', quoted);
inside('blockquote > * + *', { marginBlockStart: '0.5em' });
inside('blockquote footer, blockquote cite', { font: vars.text.caption, color: vars.color.text.muted });

// A pulled sentence repeats the text, so it is not printed.
inside('> aside', { '@media': { [media.print]: { display: 'none' } } });

inside('figure', { marginBlock: '1.75em' });
inside('figcaption', {
  paddingBlockStart: vars.space.xs,
  font: vars.text.caption,
  color: vars.color.text.muted,
});

// Uses the full measure. In a small window, a table that is wider than the column scrolls.
inside('table', {
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  overflowX: 'auto',
  marginBlock: '1.5em',
  borderCollapse: 'collapse',
  font: vars.text.summary,
  lineHeight: 1.4,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '@media': { [media.tablet]: { display: 'table', inlineSize: '100%', overflowWrap: 'anywhere' } },
});
inside('th, td', {
  borderBlockEnd: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  paddingBlock: '0.5rem',
  paddingInlineEnd: vars.space.s,
  textAlign: 'start',
  verticalAlign: 'top',
});
inside('tbody th', { font: 'inherit' });
inside('thead th', {
  borderBlockEnd: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  font: vars.text.control,
  verticalAlign: 'bottom',
});

// Four columns of sentences have room for one word in a line of a phone: there each row is a list of its cells.
const phone = `not all and ${media.tablet}`;
const listed = 'table:has([data-label])';
inside(`${listed} thead`, { '@media': { [phone]: visuallyHidden } });
inside(`${listed}, ${listed} tbody, ${listed} tbody th`, {
  '@media': { [phone]: { display: 'block', inlineSize: 'auto' } },
});
inside(`${listed} tbody tr`, {
  '@media': {
    [phone]: {
      display: 'block',
      paddingBlock: vars.space.s,
      borderBlockEnd: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
    },
  },
});
inside(`${listed} tbody th, ${listed} td`, { '@media': { [phone]: { border: 0, padding: 0 } } });
inside('td[data-label]', {
  '@media': {
    [phone]: {
      display: 'flex',
      columnGap: vars.space.s,
      paddingBlockStart: vars.space.xxs,
    },
  },
});
inside('td[data-label]::before', {
  '@media': {
    [phone]: {
      // The heading itself is read by screen readers.
      content: 'attr(data-label) / ""',
      flex: '0 0 6.5rem',
      font: vars.text.label,
      color: vars.color.text.muted,
    },
  },
});

inside('hr', {
  inlineSize: '4rem',
  marginBlock: '2em',
  marginInline: 0,
  borderBlockStartColor: vars.color.border.strong,
});
inside('code, kbd, pre', { fontFamily: 'ui-monospace, monospace', fontSize: '0.9em' });
inside('pre', { overflowX: 'auto', backgroundColor: vars.color.surface.sunken, padding: vars.space.m });
inside('sup a', { textDecoration: 'none' });

// Prints the address after a link.
inside('a[href^="http"]::after', {
  '@media': {
    [media.print]: { content: '" (" attr(href) ")"', fontSize: '0.8em', overflowWrap: 'anywhere' },
  },
});
inside('a', { '@media': { [media.print]: { color: 'inherit' } } });
