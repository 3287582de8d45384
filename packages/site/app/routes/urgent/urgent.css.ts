import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

const thick = `${vars.rule.thick} solid ${vars.color.border.strong}`;

export const page = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  paddingBlockStart: '1.125rem',
});

export const head = layoutStyle({ display: 'grid', gap: vars.space.s, maxInlineSize: vars.width.text });

const list = { margin: 0, padding: 0, listStyle: 'none' } as const;

/** At most this many columns; fewer with large text. */
const upTo = (count: number) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(max(12.5rem, (100% - ${count - 1} * ${vars.space.gap}) / ${count}), 1fr))`,
});

/** One grid for the numbers, the emergencies and the sheets. */
const columns = { [media.tablet]: upTo(3), [media.wide]: upTo(5) };

export const numbers = layoutStyle({
  ...list,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.s,
  '@media': columns,
});
// The long number has two columns, the last one the rest.
const of = (item: string, style: Record<string, Record<string, string>>) =>
  globalStyle(`${numbers} > ${item}`, { '@layer': { 'dn.layouts': { '@media': style } } });
of('li:nth-child(2)', { [media.tablet]: { gridColumn: 'span 2' } });
of('li:last-child', {
  [media.tablet]: { gridColumn: '1 / -1', columnGap: vars.space.gap },
  [media.wide]: { gridColumn: 'span 2', columnGap: vars.space.xs },
});
of('li > a + a', {
  [media.tablet]: { flexBasis: `calc((100% - 2 * ${vars.space.gap}) / 3)` },
  [media.wide]: { flexBasis: 'auto' },
});

export const numberRow = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  minInlineSize: 0,
});

/** Large enough for a shaking thumb. */
const pressed = {
  boxSizing: 'border-box',
  display: 'inline-flex',
  justifyContent: 'center',
  flexDirection: 'column',
  minBlockSize: '3.5rem',
  paddingInline: 'min(1.25rem, 4vi)',
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.action.base,
  color: vars.color.action.on,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.action.on, textDecoration: 'underline' } },
  '@media': {
    [media.forcedColors]: { border: '2px solid LinkText' },
    [media.print]: { padding: 0, minBlockSize: 0, backgroundColor: 'transparent', color: 'inherit' },
  },
} as const;

const first = {
  ...pressed,
  backgroundColor: vars.color.status.danger,
  color: vars.color.surface.page,
  selectors: { '&:hover': { color: vars.color.surface.page, textDecoration: 'underline' } },
} as const;

const big = { flex: '1 1 auto', minBlockSize: '5rem' } as const;

export const bigNumber = layoutStyle({ ...pressed, ...big });
export const firstNumber = layoutStyle({ ...first, ...big });

/** Unambiguous figures: the face of headlines sets 911 like letters. */
const figures = { fontFamily: vars.font.ui, fontWeight: 600, fontVariantNumeric: 'lining-nums' } as const;

export const digits = layoutStyle({ ...figures, fontSize: 'min(2.25rem, 9vi)', lineHeight: 1.1 });

export const lineName = layoutStyle({
  font: vars.text.label,
  fontSize: 'min(1rem, 6vi)',
  whiteSpace: 'normal',
});

export const textLink = layoutStyle({ ...pressed, ...figures, fontSize: 'min(1.375rem, 7vi)' });

export const elsewhere = layoutStyle({
  maxInlineSize: vars.width.text,
  font: vars.text.small,
  color: vars.color.text.muted,
});

export const index = layoutStyle({ display: 'grid', gap: vars.space.xs });

export const indexTitle = layoutStyle({
  font: vars.text.label,
  borderBlockStart: thick,
  paddingBlockStart: vars.space.s,
});

export const indexList = layoutStyle({
  ...list,
  display: 'grid',
  // Two in a row on a phone, so that the whole list is visible.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  '@media': columns,
  columnGap: vars.space.gap,
  // Keeps the rule of the next part away from those of the last row.
  marginBlockEnd: '1.125rem',
});

export const indexLink = layoutStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3.25rem',
  blockSize: '100%',
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  font: vars.text.h5,
  fontSize: 'min(clamp(1.125rem, 3vi, 1.3125rem), 7vi)',
  lineHeight: 1.15,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  color: 'inherit',
  textDecoration: 'none',
  scrollMarginBlockStart: '5rem',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    // Marks the target of an old address if no script redirects.
    '&:target': { outline: `3px solid ${vars.color.status.danger}`, outlineOffset: '-3px' },
  },
});

export const prints = layoutStyle({ display: 'grid', gap: vars.space.s });

export const calls = layoutStyle({
  ...list,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30rem), 1fr))',
  gap: vars.space.m,
});
export const callRow = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.s}`,
});

const callFont = {
  ...figures,
  flex: '1 1 auto',
  alignItems: 'center',
  fontSize: 'min(1.375rem, 7vi)',
  lineHeight: 1.2,
} as const;
export const call = layoutStyle({ ...pressed, ...callFont });
export const firstCall = layoutStyle({ ...first, ...callFont });

/** Beside the button if there is room; below it, the button is as wide as the text. */
export const when = layoutStyle({ flex: '99 1 18rem', font: vars.text.summary, lineHeight: 1.35 });
export const lineOf = layoutStyle({ font: vars.text.label });

export const sheets = layoutStyle({
  ...list,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  columnGap: vars.space.gap,
  rowGap: vars.space.s,
  '@media': columns,
});
export const sheetIntro = layoutStyle({
  display: 'none',
  font: vars.text.small,
  color: vars.color.text.muted,
  '@media': { [media.tablet]: { display: 'block' } },
});
export const sheetLink = layoutStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  font: vars.text.label,
  // A long word of another language is wider than a phone's column.
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
