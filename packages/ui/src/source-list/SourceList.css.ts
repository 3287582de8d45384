import { labelTab, media, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

export const root = componentStyle({
  minInlineSize: 0,
  maxInlineSize: vars.width.text,
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  paddingBlockStart: `calc(${vars.space.s} * ${vars.label.drop})`,
});

export const heading = componentStyle({ font: vars.text.label, ...labelTab(vars.color.text.body) });

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  paddingInlineStart: '1.6em',
  marginBlockStart: vars.space.s,
});

export const item = componentStyle({
  font: vars.text.summary,
  fontSize: '1.0625rem',
  lineHeight: 1.4,
  '::marker': {
    fontFamily: vars.font.ui,
    fontSize: '0.875rem',
    fontWeight: 600,
    color: vars.color.text.muted,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
});

/** A title in another script keeps its own order. */
export const link = componentStyle({
  unicodeBidi: 'plaintext',
  '@media': {
    [media.print]: { '::after': { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' } },
  },
});
