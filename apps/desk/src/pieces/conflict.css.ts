import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const conflict = layoutStyle({
  display: 'grid',
  gap: vars.space.m,
  justifyItems: 'start',
  paddingBlockStart: vars.space.s,
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.status.danger}`,
});

export const choice = layoutStyle({
  inlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  display: 'grid',
  gap: vars.space.m,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const side = layoutStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const sideHead = layoutStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  minBlockSize: '2.75rem',
  font: vars.text.label,
  overflowWrap: 'anywhere',
});

export const sideText = layoutStyle({
  font: vars.text.summary,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  paddingInlineStart: vars.space.s,
  borderInlineStart: `0.25rem solid ${vars.color.border.control}`,
  selectors: { [`${side}:has(:checked) &`]: { borderInlineStartColor: vars.color.status.success } },
});
