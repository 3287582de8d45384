import { createVar } from '@vanilla-extract/css';
import { media, vars } from '../theme/index.ts';
import { componentStyle, componentVariants, layoutStyle } from '../vanilla-extract/index.ts';

const muted = createVar();
const line = createVar();
const said = createVar();
const refused = createVar();

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
      [refused]: vars.color.status.danger,
    },
    color: vars.color.text.body,
  },
  masthead: {
    vars: {
      [muted]: vars.color.masthead.muted,
      [line]: vars.color.masthead.ink,
      // Links of the note, on a ground that has its own ink.
      [vars.color.link.base]: vars.color.masthead.ink,
      [vars.color.link.hover]: vars.color.masthead.ink,
      [said]: 'currentcolor',
      [refused]: 'currentcolor',
    },
    color: vars.color.masthead.ink,
  },
});

export const title = componentStyle({
  margin: 0,
  font: vars.text.h4,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
});

export const text = componentStyle({
  margin: 0,
  marginBlockStart: vars.space.xs,
  font: vars.text.summary,
  color: muted,
  textWrap: 'pretty',
});

export const label = componentStyle({
  display: 'block',
  marginBlockStart: vars.space.s,
  font: vars.text.caption,
  color: 'inherit',
});

/** Field and button side by side. */
export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xxs,
});

export const field = componentStyle({
  appearance: 'none',
  flex: '1 1 10rem',
  boxSizing: 'border-box',
  minInlineSize: 0,
  minBlockSize: '3rem',
  margin: 0,
  paddingBlock: '0.375rem',
  paddingInline: vars.space.s,
  border: `2px solid ${line}`,
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.body,
  font: vars.text.summary,
});

export const button = layoutStyle({ flex: '0 1 auto', minBlockSize: '3rem', maxInlineSize: '100%' });

/** The confirmation replaces the note, so that nothing moves. */
export const below = componentStyle({ display: 'grid', marginBlockStart: '0.625rem', minBlockSize: '1.4em' });

const place = { gridArea: '1 / 1', margin: 0 } as const;

export const status = componentStyle({
  ...place,
  font: vars.text.label,
  color: said,
  selectors: { '&[data-failed]': { color: refused } },
});

/** A honeypot for spam programs, which skip fields with `display: none`. */
export const unseen = componentStyle({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const note = componentStyle({
  ...place,
  font: vars.text.small,
  color: muted,
  textWrap: 'pretty',
  selectors: { '&[data-hidden]': { visibility: 'hidden' } },
});
