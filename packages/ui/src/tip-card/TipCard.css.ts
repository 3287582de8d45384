import { componentStyle, componentVariants, media, sectionHue, vars } from '../theme/index.ts';
import { cardText } from '../standfirst/reading.ts';

export const root = componentStyle({
  minInlineSize: 0,
  borderBlockStart: `${vars.rule.thick} solid ${sectionHue}`,
});

export const variant = componentVariants({
  card: { paddingBlock: `${vars.space.s} ${vars.space.m}` },
  featured: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.l,
    alignItems: 'center',
    borderBlockEnd: `${vars.rule.hair} solid ${vars.color.border.strong}`,
    paddingBlock: vars.space.l,
    '@media': {
      [media.tablet]: {
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        columnGap: vars.space.xl,
      },
    },
  },
});

export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const content = componentVariants({
  card: { ...cardText, maxInlineSize: vars.width.text },
  featured: { font: vars.text.deck, maxInlineSize: vars.width.text },
});
