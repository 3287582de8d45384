import { componentStyle, media, sectionHue, vars } from '../theme/index.ts';

/** A thick rule in the hue of the section and a hairline under the words: the folio of a page. */
export const root = componentStyle({
  minInlineSize: 0,
  borderBlockStart: `calc(${vars.rule.thick} * 2) solid ${sectionHue}`,
  borderBlockEnd: `${vars.rule.hair} solid ${vars.color.border.strong}`,
  paddingBlock: vars.space.l,
  '@media': { [media.tablet]: { paddingBlock: vars.space.xl } },
});

export const pictured = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignItems: 'center',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: vars.space.xl },
  },
});

export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.s,
  minInlineSize: 0,
});

export const children = componentStyle({ inlineSize: '100%', marginBlockStart: vars.space.s });
