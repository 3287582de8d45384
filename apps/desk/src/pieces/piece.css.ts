import { media, vars, visuallyHidden } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** The text in the measure of the site's pages, and beside it what is not read. */
export const spread = layoutStyle({
  display: 'grid',
  gap: vars.space.xl,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 42rem) minmax(18rem, 24rem)',
      gridTemplateRows: 'auto 1fr',
      rowGap: 0,
      justifyContent: 'space-between',
      maxInlineSize: '84rem',
      marginInline: 'auto',
      selectors: {
        // The page stands beside the text, and what is not read below it.
        '&[data-preview]': {
          gridTemplateColumns: 'minmax(0, 34rem) minmax(0, 1fr)',
          gridTemplateRows: 'auto auto 1fr',
          columnGap: vars.space.l,
          rowGap: vars.space.l,
          maxInlineSize: 'none',
        },
      },
    },
  },
});

export const text = layoutStyle({
  minInlineSize: 0,
  '@media': {
    [media.desk]: {
      gridRow: 'span 2',
      selectors: { '[data-preview] > &': { gridRow: 'auto' } },
    },
  },
});

const besideText = {
  borderInlineStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  paddingInlineStart: vars.space.l,
} as const;
const belowText = { borderInlineStart: 0, paddingInlineStart: 0 } as const;

/** On a phone at the foot of the window, where a thumb is; beside the text at its top. */
export const status = layoutStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.sticky,
  minInlineSize: 0,
  display: 'grid',
  gap: vars.space.xs,
  marginInline: 'calc(-1 * max(1rem, min(4vw, 2.5rem)))',
  paddingInline: 'max(1rem, min(4vw, 2.5rem))',
  paddingBlock: vars.space.s,
  backgroundColor: vars.color.surface.page,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.strong}`,
  '@media': {
    [media.desk]: {
      ...besideText,
      gap: vars.space.s,
      insetBlock: '0 auto',
      margin: 0,
      paddingBlock: vars.space.s,
      paddingInlineEnd: 0,
      borderBlockStart: 0,
      selectors: {
        '[data-preview] > &': {
          ...belowText,
          insetBlock: 'auto 0',
          borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.strong}`,
        },
      },
    },
    [media.low]: { position: 'static' },
    [media.print]: { display: 'none' },
  },
});

const area = {
  display: 'block',
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  resize: 'none',
  fieldSizing: 'content',
  backgroundColor: 'transparent',
  color: vars.color.text.body,
  textWrap: 'pretty',
  selectors: {
    // Forced colors leave no shadow, and show an outline that is transparent otherwise.
    '&:focus-visible': {
      outline: '2px solid transparent',
      boxShadow: `-0.75rem 0 0 -0.5rem ${vars.color.border.focus}`,
    },
  },
} as const;

export const title = layoutStyle({
  ...area,
  font: vars.text.h1,
  letterSpacing: vars.tracking.tight,
  paddingBlockEnd: vars.space.s,
});

export const deck = layoutStyle({
  ...area,
  font: vars.text.deck,
  paddingBlockEnd: vars.space.m,
  borderBlockEnd: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
});

/** Opens a step of publishing. */
export const step = layoutStyle({
  font: vars.text.label,
  minBlockSize: '2.25rem',
  alignContent: 'center',
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minBlockSize: '2.75rem' } },
});

export const stepForm = layoutStyle({
  display: 'grid',
  gap: vars.space.s,
  justifyItems: 'start',
  paddingBlockEnd: vars.space.s,
});

export const unseen = layoutStyle(visuallyHidden);

export const rail = layoutStyle({
  minInlineSize: 0,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.l,
  '@media': {
    [media.desk]: { ...besideText, selectors: { '[data-preview] > &': belowText } },
    [media.print]: { display: 'none' },
  },
});

export const block = layoutStyle({
  display: 'grid',
  gap: vars.space.s,
  minInlineSize: 0,
  justifyItems: 'stretch',
});

export const bar = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.s,
  font: vars.text.small,
});

/** Where the text needs the room, what is done with the piece opens at a touch. */
export const publishing = layoutStyle({
  display: 'grid',
  gap: vars.space.s,
  maxBlockSize: '60dvb',
  overflowY: 'auto',
  selectors: { '&:not([data-open])': { display: 'none' } },
  '@media': {
    [media.desk]: {
      selectors: {
        ':not([data-preview]) > * > &': { display: 'grid', maxBlockSize: 'none', overflowY: 'visible' },
      },
    },
  },
});

export const publishingOpener = layoutStyle({
  '@media': {
    [media.desk]: { selectors: { ':not([data-preview]) > * > * > &': { display: 'none' } } },
  },
});

export const saving = layoutStyle({
  font: vars.text.label,
  selectors: {
    '&[data-state=saved]': { color: vars.color.status.success },
    '&:is([data-state=offline], [data-state=conflict], [data-state=signed-out], [data-state=refused])': {
      color: vars.color.status.danger,
    },
  },
});

export const counts = layoutStyle({
  margin: 0,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
