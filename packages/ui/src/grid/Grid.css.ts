import { createVar } from '@vanilla-extract/css';
import { layoutStyle, media, vars } from '../theme/index.ts';

const gap = createVar();

const hair = `${vars.rule.hair} solid ${vars.color.border.hairline}`;

export const root = layoutStyle({
  vars: { [gap]: vars.space.m },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: gap,
  rowGap: vars.space.m,
  '@media': {
    [media.tablet]: { vars: { [gap]: vars.space.l } },
    [media.desk]: { vars: { [gap]: vars.space.xl }, rowGap: vars.space.l },
  },
});

const equal = (columns: number) => ({ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` });

/** Columns from 768 px. */
export const tablet = {
  1: layoutStyle({}),
  2: layoutStyle({ '@media': { [media.tablet]: equal(2) } }),
  3: layoutStyle({ '@media': { [media.tablet]: equal(3) } }),
};

/** Columns from 1024 px. */
export const desk = {
  1: layoutStyle({}),
  2: layoutStyle({ '@media': { [media.desk]: equal(2) } }),
  3: layoutStyle({ '@media': { [media.desk]: equal(3) } }),
  4: layoutStyle({ '@media': { [media.desk]: equal(4) } }),
};

/** Two thirds and one third. */
export const lead = layoutStyle({
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});

export const beside = layoutStyle({ alignContent: 'start' });

/** Several stories beside the lead stand below it in pairs where there is no room beside it. */
export const pairs = layoutStyle({
  '@media': { [media.tablet]: equal(2), [media.desk]: equal(1) },
});

/** In one column a hairline stands above every story but the first. */
export const cell = layoutStyle({
  position: 'relative',
  minInlineSize: 0,
  paddingBlockStart: vars.space.m,
  borderBlockStart: hair,
  '::before': {
    content: '""',
    position: 'absolute',
    display: 'none',
    insetBlock: 0,
    insetInlineStart: `calc(${gap} / -2)`,
    borderInlineStart: hair,
  },
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
  '@media': {
    [media.tablet]: { selectors: { ...grow(tablet[2], 2), ...grow(tablet[3], 3), ...grow(pairs, 2) } },
    [media.desk]: {
      selectors: {
        ...grow(desk[2], 2),
        ...grow(desk[3], 3),
        ...grow(desk[4], 4),
        ...grow(lead, 2),
        ...grow(pairs, 1),
      },
    },
  },
});

/** In several columns it stands above every row but the first, and a second one between the columns. */
function grow(root: string, columns: number) {
  return {
    [`${root} > &:nth-child(n)`]: { borderBlockStart: hair, paddingBlockStart: vars.space.l },
    [`${root} > &:nth-child(-n+${columns})`]: { borderBlockStart: 0, paddingBlockStart: 0 },
    [`${root} > &:nth-child(n)::before`]: { display: 'block' },
    [`${root} > &:nth-child(${columns}n+1)::before`]: { display: 'none' },
    [`${root} > &:nth-child(n+${columns + 1})::before`]: { insetBlockStart: vars.space.l },
  };
}
