import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';
import { gridLines } from '../../listing/grid-lines.ts';

const hair = `${vars.rule.hair} solid ${vars.color.border.hairline}`;

const desk = `${media.desk} and (not ${media.spacious})`;
const rule = (selector: string, at: string, style: Record<string, string | number>) =>
  globalStyle(selector, { '@layer': { 'dn.layouts': { '@media': { [at]: style } } } });

/** A tab with a rail. Its stories have a small picture beside their text, which does not flow around it. */
export const stories = layoutStyle({});
const beside = `${stories} > * + *:has(> div:first-child img)`;
rule(beside, desk, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) min(6.5rem, 28%)' });
rule(`${beside} > *`, desk, { gridRow: 1 });
rule(`${beside} > div:first-child`, desk, { gridColumn: 2, inlineSize: 'auto' });
// The first is as high as they are, by its picture.
const first = `${stories} > :first-child`;
rule(first, media.desk, { alignSelf: 'stretch', gridTemplateRows: '1fr auto' });
rule(`${first} > div:first-child`, media.desk, { display: 'grid' });
rule(`${first} img`, media.desk, { alignSelf: 'stretch' });
// Three share the height of the first in half of a very wide page.
rule(`${stories}:not(:has(> :nth-child(5))) > * + * h3`, media.spacious, { font: vars.text.h3 });

/** The numbers to call in four columns, the six places in eight. */
export const help = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.xl,
  '@media': {
    [media.desk]: { gridTemplateColumns: gridLines([4]) },
  },
});

/** A sheet in the color of the masthead, like the alert of the front page. */
export const calls = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  gap: vars.space.m,
  padding: `min(${vars.space.l}, 5vi)`,
  backgroundColor: vars.color.masthead.base,
  color: vars.color.masthead.ink,
  vars: { [vars.color.link.base]: vars.color.masthead.ink, [vars.color.link.hover]: vars.color.masthead.ink },
  '@media': {
    [media.forcedColors]: { border: '1px solid' },
    [media.print]: { border: '1px solid', backgroundColor: 'transparent', color: 'inherit' },
  },
});

export const lines = layoutStyle({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tabletOnly]: {
      gridTemplateColumns: 'repeat(3, auto)',
      justifyContent: 'space-between',
    },
    // Three rows of equal height, as in the list beside them.
    [media.desk]: { gridAutoRows: '1fr', gap: 0 },
  },
  gap: vars.space.m,
});

export const line = layoutStyle({
  display: 'grid',
  gap: vars.space.xxs,
  minBlockSize: '2.75rem',
  color: 'inherit',
  font: vars.text.label,
  textDecoration: 'none',
  selectors: { '&:hover': { color: 'inherit', textDecoration: 'underline' } },
});

export const number = layoutStyle({
  // The face of headlines sets 911 like letters.
  fontFamily: vars.font.ui,
  fontWeight: 600,
  fontSize: 'min(2.25rem, 9vi)',
  '@media': { [media.tabletOnly]: { fontSize: '1.5rem' }, [media.desk]: { fontSize: 'min(3.25rem, 3.3vi)' } },
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
});

export const resources = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const resource = layoutStyle({
  borderBlockStart: hair,
  paddingBlockStart: vars.space.m,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
  '@media': {
    [media.tablet]: { selectors: { '&:nth-child(2)': { borderBlockStart: 0, paddingBlockStart: 0 } } },
  },
});

/** The first quotation large, the others in a column beside it. */
export const experts = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.xl,
  alignItems: 'start',
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

globalStyle(`${experts} > :first-child`, {
  '@layer': { 'dn.layouts': { '@media': { [media.desk]: { gridRow: 'span 2' } } } },
});
// Lines beside a float are not balanced.
for (const [part, style] of [
  ['', { textWrap: 'balance' }],
  ['::before', { float: 'none' }],
  [' > p', { display: 'inline' }],
] as const)
  globalStyle(`${experts} blockquote${part}`, { '@layer': { 'dn.layouts': style } });
globalStyle(`${experts} > :first-child > blockquote`, {
  '@layer': { 'dn.layouts': { '@media': { [media.desk]: { fontSize: 'min(3rem, 3.3vi)' } } } },
});

/** Below all quotations. */
export const note = layoutStyle({
  maxInlineSize: '44rem',
  '@media': { [media.desk]: { gridColumn: '1 / -1' } },
});
