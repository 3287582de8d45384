import { layoutStyle, media, vars } from '@daily-nest/ui/theme';

export const page = layoutStyle({
  display: 'grid',
  gap: vars.space.l,
  maxInlineSize: '100rem',
  marginInline: 'auto',
  paddingInline: vars.width.gutter,
  paddingBlock: vars.space.m,
});

export const top = layoutStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.m,
  borderBlockEnd: `${vars.rule.thick} double ${vars.color.border.strong}`,
  paddingBlockEnd: vars.space.s,
});

export const back = layoutStyle({
  font: vars.text.control,
  display: 'inline-block',
  paddingBlock: vars.space.s,
});
export const logo = layoutStyle({
  display: 'block',
  color: 'inherit',
  fontSize: 'min(1.625rem, 5.6vi)',
  textDecoration: 'none',
});

/** An outside university's advertisement: quiet, ruled, labelled. */
export const promo = layoutStyle({
  display: 'grid',
  gap: vars.space.s,
  background: vars.color.surface.sunken,
  padding: vars.space.l,
  borderInlineStart: `${vars.rule.thick} solid ${vars.color.accent.base}`,
});

export const label = layoutStyle({ font: vars.text.kicker, color: vars.color.text.muted });
export const promoTitle = layoutStyle({ font: vars.text.h3 });
export const promoText = layoutStyle({ maxInlineSize: vars.width.text });
export const promoLinks = layoutStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });

export const shelf = layoutStyle({ display: 'grid', gap: vars.space.l });

export const shelfHead = layoutStyle({ display: 'grid', gap: vars.space.s, justifyItems: 'start' });
export const intro = layoutStyle({ maxInlineSize: vars.width.text, color: vars.color.text.muted });

/** Two to five covers in a row. */
export const books = layoutStyle({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: vars.space.l,
  columnGap: vars.space.m,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space.l },
    [media.desk]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', columnGap: vars.space.xl },
  },
});
