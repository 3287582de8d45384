import { componentStyle, sectionHue, vars } from '../theme/index.ts';
import { cardText } from '../standfirst/reading.ts';

export const root = componentStyle({
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.strong}`,
  paddingBlock: `${vars.space.s} ${vars.space.m}`,
  selectors: {
    // The hue of the section is a short rule on the hairline.
    '&::before': {
      content: '',
      inlineSize: '2.5rem',
      borderBlockStart: `${vars.rule.thick} solid ${sectionHue}`,
      marginBlock: `calc(-1 * ${vars.space.s}) ${vars.space.xxs}`,
    },
  },
});

export const description = componentStyle({ ...cardText, maxInlineSize: vars.width.text });

/** Links of cards side by side stand on one line. */
export const action = componentStyle({ marginBlockStart: 'auto' });
