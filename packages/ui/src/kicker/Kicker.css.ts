import { sectionHue, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

export const root = componentStyle({
  font: vars.text.kicker,
  letterSpacing: vars.kicker.tracking,
  textTransform: vars.kicker.transform,
  color: sectionHue,
});

export const ruled = componentStyle({
  '::before': {
    content: '',
    display: 'block',
    inlineSize: '2.5rem',
    borderBlockStart: `${vars.rule.thick} solid currentcolor`,
    marginBlockEnd: vars.space.xs,
  },
});

export const badge = componentStyle({
  display: 'inline-block',
  borderInlineStart: `${vars.rule.thick} solid`,
  paddingInlineStart: vars.space.xs,
});

/** Above the link that covers the card. */
export const link = componentStyle({
  position: 'relative',
  zIndex: 1,
  color: 'inherit',
  textDecoration: 'none',
  paddingBlock: vars.space.xxs,
  selectors: { '&:hover': { color: 'inherit', textDecoration: 'underline' } },
});
