import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/**
 * A band on the picture and as wide as it, in a very wide window above the whole head, with a slip in the color
 * of danger. On a phone it fills the window: the number on the left, the question and the steps beside it.
 */
export const root = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.m,
  marginInline: `calc(${vars.width.gutter} * -1)`,
  borderInlineStart: `${vars.rule.slip} solid ${vars.color.status.danger}`,
  paddingInline: `calc(${vars.width.gutter} - ${vars.rule.slip}) ${vars.width.gutter}`,
  backgroundColor: vars.color.status.dangerSoft,
  font: vars.text.control,
  selectors: {
    // Without a gap above the picture.
    '&:has(+ figure)': { marginBlockEnd: `calc(-1 * ${vars.space.s})` },
  },
  '@media': {
    [media.tablet]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'auto auto minmax(0, 1fr)',
      marginInline: 0,
      paddingInline: vars.space.m,
    },
    [media.desk]: {
      gridRow: 3,
      gridColumn: '1 / 10',
      selectors: { '&:has(+ figure)': { marginBlockEnd: 0 } },
    },
    [media.spacious]: {
      gridColumn: '1 / -1',
      gridRow: 1,
      selectors: { '&:has(+ figure), &': { marginBlockEnd: vars.space.m } },
    },
    [media.print]: { display: 'none' },
  },
});

export const question = layoutStyle({
  gridColumn: 2,
  gridRow: 1,
  paddingBlockStart: vars.space.s,
  color: vars.color.text.muted,
  '@media': { [media.tablet]: { gridColumn: 1, paddingBlock: vars.space.xs } },
});

/** A link of the band, with a touch target of the usual height. */
const way = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: vars.color.status.danger,
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { color: vars.color.text.body } },
} as const;

export const call = layoutStyle({
  ...way,
  gridColumn: 1,
  gridRow: '1 / 3',
  alignSelf: 'stretch',
  font: vars.text.label,
  '@media': { [media.tablet]: { gridColumn: 2, gridRow: 1 } },
});

export const steps = layoutStyle({
  ...way,
  gridColumn: 2,
  // Reaches up to the question, which is nothing to touch.
  marginBlockStart: '-0.5rem',
  '@media': { [media.tablet]: { gridColumn: 3, gridRow: 1, marginBlockStart: 0 } },
});
