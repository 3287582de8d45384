import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

const list = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const page = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  paddingBlockStart: vars.space.xs,
});

export const head = layoutStyle({ display: 'grid', justifyItems: 'start' });

/** On a desktop the numbers stay in view: beside the steps, or above lists that are abreast. */
export const columns = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': {
    [media.desk]: { gridTemplateColumns: 'minmax(0, min(22rem, 40%)) minmax(0, 1fr)', columnGap: '4rem' },
    [media.print]: { display: 'block' },
  },
});

export const lead = layoutStyle({
  alignSelf: 'start',
  '@media': {
    [`${media.desk} and (min-height: 40rem)`]: { position: 'sticky', insetBlockStart: '6rem' },
    [media.print]: { breakInside: 'avoid', breakAfter: 'avoid' },
  },
});

const abreast = {
  gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))',
  maxInlineSize: 'none',
} as const;

export const body = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  maxInlineSize: vars.width.text,
  '@media': {
    [`screen and ${media.spacious}`]: abreast,
    [media.print]: { gap: vars.space.m },
  },
});

export const part = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  scrollMarginBlockStart: '5rem',
  '@media': {
    screen: {
      borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
      paddingBlockStart: vars.space.m,
    },
    [media.low]: { scrollMarginBlockStart: 0 },
  },
});
// Two or three lists are compared side by side, each in a column of its own, so that none is above one of more
// weight; drawn steps would leave a gap beside them.
const parallel = `${columns}:has(${part} + ${part}):not(:has(figure, ${part} ~ ${part} ~ ${part} ~ ${part}))`;
const wide = (selector: string, style: Record<string, string | number>, height = '') =>
  globalStyle(`${parallel}${selector}`, {
    '@layer': { 'dn.layouts': { '@media': { [`screen and ${media.wide}${height}`]: style } } },
  });
wide('', { gridTemplateColumns: 'minmax(0, 1fr)' });
wide(` > ${body}`, { display: 'block', columnCount: 3, columnGap: vars.space.xl, maxInlineSize: 'none' });
wide(` > ${body} > *`, { breakInside: 'avoid', marginBlockEnd: vars.space.xl });
wide(` ${part} + ${part}`, { breakBefore: 'column' });
globalStyle(`${parallel} > ${body}:has(${part} ~ ${part} ~ ${part})`, {
  '@layer': { 'dn.layouts': { '@media': { [`screen and ${media.spacious}`]: { columnCount: 4 } } } },
});
wide(` > ${lead} a`, { minInlineSize: '12rem' });
// A focused link is not below the numbers.
wide(` > ${body} a`, { scrollMarginBlockStart: '10rem' });
// Text that scrolls below the header is not seen above the numbers.
wide(
  ` > ${lead}`,
  {
    insetBlockStart: '3.25rem',
    zIndex: 1,
    marginBlock: `calc(-1 * ${vars.space.m})`,
    paddingBlock: vars.space.m,
    backgroundColor: vars.color.surface.page,
  },
  ' and (min-height: 40rem)',
);
// Seen before it is read: the signs for which one calls an ambulance.
globalStyle(`${part}:has(h2 a)`, {
  '@layer': {
    'dn.layouts': {
      '@media': {
        screen: {
          borderBlockStart: `0.5rem solid ${vars.color.status.danger}`,
          // Its title stands on the line of those beside it.
          paddingBlockStart: `calc(${vars.space.m} + ${vars.rule.thick} - 0.5rem)`,
        },
      },
    },
  },
});

export const steps = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  '@media': {
    // The next part is in view.
    [`${media.tablet} and (min-height: 40rem)`]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});

/** Large enough for a shaking thumb. */
const step = {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3.5rem',
  paddingInline: vars.space.m,
  border: `2px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.s,
  font: vars.text.label,
  fontSize: '1.0625rem',
  textWrap: 'balance',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
} as const;

export const backStep = layoutStyle(step);
export const nextStep = layoutStyle({ ...step, flex: '1 1 8rem', minInlineSize: 0 });

/** What not to do, each with a stroke. */
export const never = layoutStyle({
  ...list,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  backgroundColor: vars.color.status.dangerSoft,
  font: vars.text.label,
  lineHeight: 1.4,
  '@media': {
    [media.forcedColors]: { border: '1px solid' },
    [media.print]: { padding: 0, backgroundColor: 'transparent' },
  },
});
globalStyle(`${never} > li`, {
  '@layer': { 'dn.layouts': { paddingInlineStart: '1.5em', position: 'relative' } },
});
globalStyle(`${never} > li::before`, {
  '@layer': { 'dn.layouts': { content: '"✕" / ""', position: 'absolute', insetInlineStart: 0 } },
});

export const ways = layoutStyle({
  ...list,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.l,
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`${ways} a`, {
  '@layer': {
    'dn.layouts': {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: '2.75rem',
      font: vars.text.control,
    },
  },
});

/** The button prints by a script. */
export const printButton = layoutStyle({
  marginBlockEnd: vars.space.m,
  '@media': { '(scripting: none)': { display: 'none' }, [media.print]: { display: 'none' } },
});

export const sources = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.xs,
  font: vars.text.caption,
  color: vars.color.text.muted,
});
globalStyle(`${sources} a`, {
  '@layer': {
    'dn.layouts': {
      color: 'inherit',
      minBlockSize: '1.5rem',
      overflowWrap: 'anywhere',
      unicodeBidi: 'plaintext',
    },
  },
});

/** At the bottom of a phone's window; a desktop has the numbers beside the text. */
export const bar = layoutStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  // A long label takes its room from a short one, and a line of its own on the smallest phones.
  flexWrap: 'wrap',
  gap: vars.space.s,
  marginInline: `calc(-1 * ${vars.width.gutter})`,
  paddingInline: vars.width.gutter,
  paddingBlockStart: vars.space.s,
  paddingBlockEnd: `max(${vars.space.s}, env(safe-area-inset-bottom))`,
  backgroundColor: vars.color.surface.page,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  '@media': {
    [`${media.desk} and (min-height: 40rem)`]: { display: 'none' },
    [media.low]: { position: 'static' },
    [media.print]: { display: 'none' },
  },
});

export const inBar = layoutStyle({
  paddingInline: vars.space.s,
  fontSize: 'min(1.125rem, 4.6vi)',
});
