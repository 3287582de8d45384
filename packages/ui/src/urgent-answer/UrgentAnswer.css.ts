import { media, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

const grid = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** With a slip in the color of danger. */
export const root = componentStyle({
  ...grid,
  gap: vars.space.m,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `0.625rem solid ${vars.color.status.danger}`,
});

export const say = componentStyle({ margin: 0, maxInlineSize: vars.width.text, font: vars.text.deck });

export const calls = componentStyle({
  ...grid,
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const call = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  rowGap: vars.space.xs,
});

/** Large enough to press with a shaking thumb. */
const pressed = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '3.5rem',
  boxSizing: 'border-box',
  paddingInline: 'min(1.25rem, 4vi)',
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.action.base,
  color: vars.color.action.on,
  fontFamily: vars.font.ui,
  fontWeight: 600,
  fontSize: 'min(1.375rem, 7vi)',
  fontVariantNumeric: 'lining-nums',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': {
    [media.forcedColors]: { border: '2px solid LinkText' },
    [media.print]: { padding: 0, minBlockSize: 0, backgroundColor: 'transparent', color: 'inherit' },
  },
} as const;

export const number = componentStyle(pressed);
export const emergency = componentStyle({
  ...pressed,
  backgroundColor: vars.color.status.danger,
  color: vars.color.surface.page,
});

export const when = componentStyle({
  flex: '1 1 16rem',
  maxInlineSize: vars.width.text,
  font: vars.text.summary,
  lineHeight: 1.35,
});

/** Two ages side by side, so that nobody has to look for the other. */
export const parts = componentStyle({
  ...grid,
  gap: vars.space.m,
  '@media': {
    [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.gap },
  },
});

export const part = componentStyle({ ...grid, gap: vars.space.xs, alignContent: 'start' });

export const partTitle = componentStyle({ margin: 0, font: vars.text.label });

export const list = componentStyle({
  ...grid,
  gap: '0.4em',
  margin: 0,
  paddingInlineStart: '1.5em',
  font: vars.text.summary,
  lineHeight: 1.35,
});

export const act = componentStyle({ font: vars.text.label });

export const links = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.l,
  margin: 0,
  font: vars.text.control,
});

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
});
