import { media, sectionHue, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';
import { row } from './row.ts';

const plain = { margin: 0, padding: 0, listStyle: 'none' } as const;

/** As many groups side by side as have room: two on a phone, one with very large text. */
export const groups = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.25rem, 40%)), 1fr))',
  gap: `${vars.space.l} ${vars.space.gap}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))' } },
});

/** Sections without groups, side by side. */
export const grid = componentStyle({
  ...plain,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.gap,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desk]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** The heading of a list in the menus, under the rule that opens it. */
export const heading = componentStyle({
  margin: 0,
  paddingBlock: vars.space.xs,
  font: vars.text.label,
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
});

export const list = componentStyle({ ...plain });

export const link = componentStyle({
  ...row,
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
  font: vars.text.control,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  '::before': {
    content: '""',
    flex: 'none',
    inlineSize: '0.5rem',
    blockSize: '1.25em',
    backgroundColor: sectionHue,
  },
  selectors: {
    '&:hover, &[aria-current]': { color: sectionHue },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
  '@media': { [media.desk]: { font: vars.text.label } },
});
