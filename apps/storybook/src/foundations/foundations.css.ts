import { keyframes } from '@vanilla-extract/css';
import { labelTab, media, sectionHue, vars } from '@daily-nest/ui/theme';
import { componentStyle } from '@daily-nest/ui/vanilla-extract';

export const sheet = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  maxInlineSize: vars.width.page,
  paddingBlock: vars.space.m,
});

export const group = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  paddingBlockStart: vars.space.s,
});

export const heading = componentStyle({ font: vars.text.h3, letterSpacing: vars.tracking.tight });
export const note = componentStyle({
  font: vars.text.small,
  color: vars.color.text.muted,
  maxInlineSize: vars.width.text,
});
export const code = componentStyle({
  font: vars.text.caption,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});

/** Looks like the copied text until it is hovered. */
export const copy = componentStyle({
  appearance: 'none',
  justifySelf: 'start',
  minBlockSize: '1.5rem',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  font: vars.text.caption,
  color: vars.color.text.muted,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});
export const copied = componentStyle({
  color: vars.color.status.success,
  selectors: { '&:not(:empty)': { marginInlineStart: vars.space.xs } },
});

export const swatches = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: vars.space.m,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const swatch = componentStyle({ display: 'grid', gap: vars.space.xxs, alignContent: 'start' });
export const patch = componentStyle({
  blockSize: '4.5rem',
  borderRadius: vars.radius.s,
  border: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  forcedColorAdjust: 'none',
});
export const label = componentStyle({ font: vars.text.control, fontSize: '0.875rem' });

export const pairs = componentStyle({ display: 'grid' });
export const pair = componentStyle({
  display: 'grid',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  borderBlockEnd: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '12rem minmax(0, 1fr)', alignItems: 'center' } },
});
export const samples = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))',
  gap: vars.space.s,
});
export const sample = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  font: vars.text.caption,
});
export const chip = componentStyle({
  flex: 'none',
  padding: `${vars.space.xs} ${vars.space.s}`,
  borderRadius: vars.radius.s,
  font: vars.text.control,
  border: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  forcedColorAdjust: 'none',
});
export const edge = componentStyle({
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.25rem',
  border: '3px solid',
  borderRadius: vars.radius.s,
  forcedColorAdjust: 'none',
});
export const ratio = componentStyle({ font: vars.text.control, fontVariantNumeric: 'tabular-nums' });
export const fail = componentStyle({ color: vars.color.status.danger, fontWeight: 700 });

export const specimen = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  paddingBlock: vars.space.m,
  borderBlockEnd: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
});
export const measure = componentStyle({ maxInlineSize: vars.width.text });
export const caps = componentStyle({
  font: vars.text.kicker,
  letterSpacing: vars.kicker.tracking,
  textTransform: vars.kicker.transform,
  color: sectionHue,
});
export const story = componentStyle({
  display: 'grid',
  gap: vars.space.s,
  borderBlockStart: `${vars.rule.thick} solid ${sectionHue}`,
  paddingBlockStart: vars.space.s,
});

export const bar = componentStyle({ blockSize: vars.space.l, backgroundColor: vars.color.accent.base });
export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 8rem) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.m,
  font: vars.text.small,
});
export const box = componentStyle({
  inlineSize: '6rem',
  blockSize: '4rem',
  backgroundColor: vars.color.surface.sunken,
  border: `${vars.rule.hair} solid ${vars.color.border.control}`,
});

export const field = componentStyle({
  boxSizing: 'border-box',
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '24rem',
  minBlockSize: '2.75rem',
  marginBlock: vars.space.xs,
  paddingInline: vars.space.s,
  border: `2px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.body,
  font: vars.text.summary,
});
export const icons = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: vars.space.m,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const icon = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  paddingBlockStart: vars.space.s,
});
export const sign = componentStyle({ fontSize: '2rem' });
export const meaning = componentStyle({ display: 'block', font: vars.text.small });

export const files = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  margin: 0,
  font: vars.text.control,
});
export const file = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: vars.color.link.base,
});
export const tokens = componentStyle({ listStyle: 'none', margin: 0, padding: 0 });
export const token = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  paddingBlock: vars.space.s,
  borderBlockEnd: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '16rem 14rem minmax(0, 1fr)', columnGap: vars.space.m },
  },
});
export const names = componentStyle({ display: 'grid', alignContent: 'start' });
export const value = componentStyle({ display: 'flex', alignItems: 'start', gap: vars.space.xs });
export const dot = componentStyle({
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `${vars.rule.hair} solid ${vars.color.border.control}`,
  forcedColorAdjust: 'none',
});

const travel = keyframes({ to: { insetInlineStart: 'calc(100% - 2.5rem)' } });
export const track = componentStyle({
  position: 'relative',
  blockSize: '2.5rem',
  backgroundColor: vars.color.surface.sunken,
  borderRadius: vars.radius.s,
});
export const runner = componentStyle({
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.accent.base,
});
export const running = componentStyle({
  animationName: travel,
  animationTimingFunction: vars.motion.ease,
  animationFillMode: 'forwards',
  '@media': { [media.reducedMotion]: { animationDuration: '0.01ms' } },
});

export const grounds = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
});
const ground = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.l,
  padding: vars.space.xl,
} as const;

export const paper = componentStyle({
  ...ground,
  backgroundColor: vars.color.surface.page,
  color: vars.color.text.body,
});
export const masthead = componentStyle({
  ...ground,
  backgroundColor: vars.color.masthead.base,
  color: vars.color.masthead.ink,
});
export const marks = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.l,
});

export const misuses = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: vars.space.l,
  padding: vars.space.xl,
  backgroundColor: vars.color.surface.page,
});
export const misuse = componentStyle({ display: 'grid', gap: vars.space.s, alignContent: 'start' });
export const misuseBox = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '7rem',
  overflow: 'hidden',
  fontSize: '1.375rem',
  border: `${vars.rule.thick} solid ${vars.color.status.danger}`,
});
export const turned = componentStyle({ display: 'inline-block', rotate: '-12deg' });
export const stretched = componentStyle({ display: 'inline-block', scale: '1.25 0.7' });
export const pale = componentStyle({ opacity: 0.3 });
export const wrongGround = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  backgroundColor: vars.color.masthead.base,
  color: vars.color.masthead.ink,
});

export const lifted = componentStyle({
  inlineSize: '6rem',
  blockSize: '4rem',
  backgroundColor: vars.color.surface.raised,
});

/** The cut edge below a masthead, above a footer and along a sheet. */
const sheetOfColor = {
  minBlockSize: '5rem',
  padding: vars.space.m,
  backgroundColor: vars.color.masthead.base,
  color: vars.color.masthead.ink,
  font: vars.text.control,
} as const;
export const edgeBelow = componentStyle({ ...sheetOfColor, clipPath: vars.edge.below });
export const edgeAbove = componentStyle({
  ...sheetOfColor,
  clipPath: vars.edge.above,
  paddingBlockStart: vars.space.l,
});
export const edgeStart = componentStyle({
  ...sheetOfColor,
  clipPath: vars.edge.start,
  paddingInlineStart: vars.space.l,
});

export const striped = componentStyle({
  ...sheetOfColor,
  borderBlockEnd: `${vars.rule.stripe} solid ${vars.color.bright.base}`,
});

const underRule = { paddingBlockStart: `calc(${vars.space.xs} * ${vars.label.drop})` };
export const labelRule = componentStyle({
  ...underRule,
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
});
export const labelled = componentStyle({ font: vars.text.label, ...labelTab(vars.color.text.body) });
export const tileRule = componentStyle({
  ...underRule,
  borderBlockStart: `${vars.rule.tile} solid ${sectionHue}`,
});
export const tileLabelled = componentStyle({ font: vars.text.control, ...labelTab(sectionHue) });

export const slip = componentStyle({
  borderInlineStart: `${vars.rule.slip} solid ${vars.color.bright.base}`,
  paddingInlineStart: vars.space.m,
  font: vars.text.h4,
});
export const roundel = componentStyle({
  inlineSize: '7rem',
  blockSize: '7rem',
  borderRadius: vars.radius.roundel,
  backgroundColor: vars.color.bright.base,
});

export const large = componentStyle({ fontSize: '2.75rem' });
