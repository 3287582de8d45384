import { componentStyle, componentVariants, media, vars } from '../theme/index.ts';

export const root = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.m,
  '@media': { [media.tablet]: { gap: vars.space.xl } },
});

export const variant = componentVariants({
  lead: {
    flexDirection: 'column',
    borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
    borderBlockEnd: `${vars.rule.hair} solid ${vars.color.border.strong}`,
    paddingBlock: vars.space.l,
    '@media': {
      [media.tablet]: { flexDirection: 'row', alignItems: 'center', paddingBlock: vars.space.xl },
    },
  },
  row: {
    borderBlockEnd: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
    paddingBlock: vars.space.l,
  },
});

export const picture = componentStyle({
  flex: 'none',
  borderRadius: vars.radius.round,
  overflow: 'hidden',
});

export const pictureSize = componentVariants({
  lead: {
    inlineSize: '11rem',
    '@media': {
      [media.tablet]: { inlineSize: 'min(15rem, 35%)' },
      [media.desk]: { inlineSize: 'min(20rem, 35%)' },
    },
  },
  row: {
    inlineSize: '4.5rem',
    '@media': { [media.tablet]: { inlineSize: 'min(8rem, 30%)' } },
  },
});

export const words = componentStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.xs,
});

export const waiting = componentStyle({ flex: 'none' });

export const waitingWords = componentStyle({ justifyItems: 'stretch', inlineSize: '100%' });
