import { labelTab, sectionHue, vars } from '@daily-nest/ui/theme';
import { componentStyle } from '@daily-nest/ui/vanilla-extract';

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
