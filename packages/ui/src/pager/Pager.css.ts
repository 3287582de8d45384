import { media, vars } from '../theme/index.ts';
import { componentStyle, componentVariants } from '../vanilla-extract/index.ts';

/** A phone has room for Previous, four pages and Next; with more pages these get their own line. */
const oneLine = '(min-width: 24rem)';
const isFew = ':not(:has(li:nth-child(5)))';
/** Media queries ignore the text size that a reader chose on this site. */
const fewPages = `:where(:root:not([data-text-size="150"], [data-text-size="200"])) &${isFew}`;
const inOneLine = 'minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr)';

export const root = componentStyle({
  // Previous and Next are below each other if a language's texts are too long.
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  paddingBlockStart: vars.space.xs,
  font: vars.text.label,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '@media': {
    [oneLine]: { selectors: { [fewPages]: { display: 'grid', gridTemplateColumns: inOneLine } } },
    [media.tablet]: { display: 'grid', gridTemplateColumns: inOneLine },
    [media.print]: { display: 'none' },
  },
});

export const pages = componentStyle({
  order: -1,
  inlineSize: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.xxs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [oneLine]: { gap: 0, selectors: { [fewPages]: { gridArea: '1 / 2' } } },
    [media.tablet]: { gridArea: '1 / 2', gap: vars.space.xs },
  },
});

export const page = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 'clamp(2.125rem, 10vi, 2.75rem)',
  minBlockSize: '2.75rem',
  font: vars.text.h5,
  color: vars.color.text.body,
  textDecoration: 'none',
  borderBlockStart: `${vars.rule.thick} solid transparent`,
  borderBlockEnd: `${vars.rule.thick} solid transparent`,
  boxSizing: 'border-box',
  // Forced colors show transparent borders; only the current page may have one.
  '@media': { [media.forcedColors]: { borderBlockColor: 'Canvas' } },
  selectors: {
    '&:hover': { color: vars.color.link.hover, borderBlockEndColor: vars.color.border.hairline },
    '&[aria-current="page"]': {
      backgroundColor: vars.color.bright.base,
      color: vars.color.bright.on,
      borderBlockColor: vars.color.bright.base,
    },
  },
});

export const gap = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.5rem',
  font: vars.text.h5,
  color: vars.color.text.muted,
});

export const step = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: '2.75rem',
  color: vars.color.text.body,
  textDecoration: 'none',
  selectors: {
    '&[href]:hover': {
      color: vars.color.link.hover,
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
    },
    '&[aria-disabled="true"]': { color: vars.color.text.muted, cursor: 'not-allowed' },
  },
});

export const side = componentVariants({
  prev: {
    '::before': { content: '"←" / ""' },
    selectors: { '&:dir(rtl)::before': { content: '"→" / ""' } },
    gridArea: '1 / 1',
    justifySelf: 'start',
  },
  next: {
    marginInlineStart: 'auto',
    '::after': { content: '"→" / ""' },
    selectors: { '&:dir(rtl)::after': { content: '"←" / ""' } },
    gridArea: '1 / 3',
  },
});
