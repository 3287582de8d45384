import { componentStyle, componentVariants, media, vars } from '../theme/index.ts';

/** The link of the headline stretches over this box. */
export const root = componentStyle({ position: 'relative', minInlineSize: 0 });

export const variant = componentVariants({
  lead: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.m,
    borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
    paddingBlockStart: vars.space.m,
  },
  full: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.s,
    borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.strong}`,
    paddingBlockStart: vars.space.s,
  },
  compact: {
    display: 'flex',
    flexDirection: 'row-reverse',
    justifyContent: 'flex-end',
    alignItems: 'flex-start',
    gap: vars.space.m,
    borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
    paddingBlock: vars.space.s,
  },
});

export const picture = componentVariants({
  lead: {},
  full: {},
  compact: { flex: 'none', inlineSize: '6.5rem', paddingBlockStart: vars.space.xxs },
});

export const words = componentVariants({
  lead: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: vars.space.xs,
    '@media': { [media.tablet]: { gap: vars.space.s } },
  },
  full: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: vars.space.xs },
  compact: {
    flex: '1 1 0',
    minInlineSize: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: vars.space.xxs,
  },
});

export const waitingWords = componentStyle({ justifyItems: 'stretch' });
