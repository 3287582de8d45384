import { createVar } from '@vanilla-extract/css';
import { componentStyle, componentVariants, layoutStyle, media, vars } from '../theme/index.ts';

const muted = createVar();
const line = createVar();
const said = createVar();

export const root = componentStyle({
  boxSizing: 'border-box',
  maxInlineSize: '36rem',
  '@media': { [media.print]: { display: 'none' } },
});

export const tone = componentVariants({
  page: {
    vars: {
      [muted]: vars.color.text.muted,
      [line]: vars.color.border.control,
      [said]: vars.color.status.success,
    },
    color: vars.color.text.body,
  },
  inverse: {
    vars: {
      [muted]: vars.color.text.inverseMuted,
      [line]: vars.color.text.inverseMuted,
      [said]: 'currentcolor',
    },
    color: vars.color.text.inverse,
  },
});

export const title = componentStyle({
  margin: 0,
  font: vars.text.title,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
});

export const text = componentStyle({
  margin: 0,
  marginBlockStart: vars.space.xs,
  font: vars.text.body,
  color: muted,
  textWrap: 'pretty',
});

export const label = componentStyle({
  display: 'block',
  marginBlockStart: vars.space.m,
  font: vars.text.caption,
  color: muted,
});

/** Field and button on one writing line, like a coupon to cut out. */
export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xxs,
});

export const field = componentStyle({
  appearance: 'none',
  flex: '1 1 14rem',
  boxSizing: 'border-box',
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  margin: 0,
  paddingBlock: '0.375rem',
  paddingInline: 0,
  border: 0,
  borderBlockEnd: `${vars.rule.thick} solid ${line}`,
  borderRadius: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: vars.text.body,
});

export const button = layoutStyle({
  flex: '0 1 auto',
  maxInlineSize: '100%',
  selectors: {
    // The accent of the brand may vanish on a dark band; paper never does.
    [`${tone.inverse} &`]: {
      backgroundColor: vars.color.text.inverse,
      color: vars.color.surface.inverse,
    },
    [`${tone.inverse} &:hover`]: { backgroundColor: vars.color.text.inverseMuted },
  },
});

export const status = componentStyle({
  margin: 0,
  marginBlockStart: vars.space.xs,
  minBlockSize: '1.75em',
  font: vars.text.control,
  color: said,
});

export const note = componentStyle({ margin: 0, font: vars.text.caption, color: muted, textWrap: 'pretty' });
