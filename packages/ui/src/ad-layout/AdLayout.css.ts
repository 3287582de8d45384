import { layoutStyle, media, vars } from '../theme/index.ts';

export const band = layoutStyle({
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: vars.space.m,
  borderBlock: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(8rem, 12rem) minmax(0, 1fr)' },
    [media.print]: { display: 'none' },
  },
});

export const fromTablet = layoutStyle({
  '@media': { [`not all and ${media.tablet}`]: { display: 'none' } },
});
