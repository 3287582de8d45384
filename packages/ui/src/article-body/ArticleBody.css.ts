import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { componentStyle, media, sectionHue, vars } from '../theme/index.ts';

export const root = componentStyle({
  font: vars.text.reading,
  color: vars.color.text.body,
  maxInlineSize: vars.width.text,
  minInlineSize: 0,
  overflowWrap: 'break-word',
});

export const dropCap = componentStyle({});

/** A rule for what the HTML holds, in the layer of the components. */
function inside(selector: string, rule: GlobalStyleRule, parent = root): void {
  const scoped = selector
    .split(', ')
    .map((part) => `${parent} ${part}`)
    .join(', ');
  globalStyle(scoped, { '@layer': { components: rule } });
}

inside('> * + *', { marginBlockStart: '1em' });
inside('h2', {
  font: vars.text.h3,
  letterSpacing: vars.tracking.tight,
  marginBlock: '1.5em 0.4em',
});
inside('h3', { font: vars.text.h5, marginBlock: '1.4em 0.35em' });
inside('h4, h5, h6', { font: vars.text.control, fontSize: '1.125rem', marginBlock: '1.3em 0.3em' });
inside('> :first-child', { marginBlockStart: 0 });
inside('h2 + *, h3 + *, h4 + *', { marginBlockStart: 0 });
inside('h2, h3, h4', { scrollMarginBlockStart: '6rem' });

inside('ul, ol', { paddingInlineStart: '1.25em' });
inside('li + li', { marginBlockStart: '0.4em' });
inside('li > ul, li > ol', { marginBlockStart: '0.4em' });
inside('li::marker', { color: sectionHue });
inside('ol > li::marker', { fontVariantNumeric: 'lining-nums tabular-nums' });

inside('blockquote', {
  marginBlock: '1.75em',
  borderInlineStart: `${vars.rule.thick} solid ${sectionHue}`,
  paddingInlineStart: vars.space.m,
  font: vars.text.h5,
  fontWeight: 400,
  fontStyle: 'italic',
  lineHeight: 1.35,
});
inside('blockquote > * + *', { marginBlockStart: '0.5em' });
inside('blockquote footer, blockquote cite', { font: vars.text.caption, color: vars.color.text.muted });

inside('figure', { marginBlock: '1.75em' });
inside('figcaption', {
  paddingBlockStart: vars.space.xs,
  font: vars.text.caption,
  color: vars.color.text.muted,
});

// A table that is wider than the column scrolls by itself.
inside('table', {
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  overflowX: 'auto',
  marginBlock: '1.5em',
  borderBlock: `${vars.rule.hair} solid ${vars.color.border.strong}`,
  font: vars.text.small,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
inside('th, td', {
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  paddingBlock: vars.space.xs,
  paddingInlineEnd: vars.space.m,
  textAlign: 'start',
  verticalAlign: 'top',
});
inside('thead th', { borderBlockStart: 0, fontWeight: 600, verticalAlign: 'bottom' });

inside('hr', {
  inlineSize: '4rem',
  marginBlock: '2em',
  marginInline: 'auto',
  borderBlockStartColor: vars.color.border.strong,
});
inside('code, kbd, pre', { fontFamily: 'ui-monospace, monospace', fontSize: '0.9em' });
inside('pre', { overflowX: 'auto', backgroundColor: vars.color.surface.sunken, padding: vars.space.m });
inside('sup a', { textDecoration: 'none' });

// On paper a link is its address.
inside('a[href^="http"]::after', {
  '@media': {
    [media.print]: { content: '" (" attr(href) ")"', fontSize: '0.8em', overflowWrap: 'anywhere' },
  },
});
inside('a', { '@media': { [media.print]: { color: 'inherit' } } });

// Where the browser cannot set an initial, the letter keeps its size and only takes the color.
inside(
  '> p:first-of-type::first-letter',
  {
    color: sectionHue,
    fontFamily: vars.font.display,
    fontWeight: 600,
    WebkitInitialLetter: '2',
    initialLetter: '2',
    marginInlineEnd: '0.2em',
  },
  dropCap,
);
