import { media, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  listStyle: 'none',
});

export const chip = componentStyle({
  minInlineSize: 0,
  border: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.s,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  font: vars.text.caption,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});

/** As large as its chip, and as high as a thumb on a phone. */
export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  marginBlock: `calc(-1 * ${vars.space.xxs})`,
  marginInline: `calc(-1 * ${vars.space.s})`,
  paddingInline: vars.space.s,
  color: vars.color.text.muted,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', backgroundColor: vars.color.surface.sunken } },
  '@media': { [media.tablet]: { minBlockSize: '2rem' } },
});
