import { media, vars, visuallyHidden } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

const phone = `not all and ${media.tablet}`;
const line = `${vars.rule.hair} solid ${vars.color.border.hairline}`;

export const table = componentStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  font: vars.text.small,
  color: vars.color.text.body,
  '@media': { [phone]: { display: 'block' } },
});

export const head = componentStyle({
  borderBlockEnd: `${vars.rule.hair} solid ${vars.color.border.strong}`,
  '@media': { [phone]: { display: 'block', border: 0 } },
});

export const rows = componentStyle({ '@media': { [phone]: { display: 'block' } } });

const cell = {
  paddingBlock: vars.space.s,
  paddingInline: `0 ${vars.space.m}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'break-word',
} as const;

export const label = componentStyle({
  ...cell,
  paddingBlock: vars.space.xs,
  font: vars.text.label,
  color: vars.color.text.muted,
  '@media': { [phone]: visuallyHidden },
});

export const item = componentStyle({
  borderBlockEnd: line,
  '@media': { [phone]: { display: 'block', paddingBlock: vars.space.s } },
});

export const title = componentStyle({
  ...cell,
  font: vars.text.h6,
  '@media': { [phone]: { display: 'block', padding: 0, overflowWrap: 'anywhere' } },
});

export const value = componentStyle({
  ...cell,
  '@media': {
    [phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      overflowWrap: 'anywhere',
      columnGap: vars.space.s,
      alignItems: 'baseline',
      paddingBlock: `${vars.space.xxs} 0`,
      selectors: {
        '&:empty': { display: 'none' },
        '&::before': {
          // The heading itself is read by screen readers.
          content: 'attr(data-label) / ""',
          flex: '0 0 6rem',
          font: vars.text.label,
          color: vars.color.text.muted,
        },
      },
    },
  },
});

export const number = componentStyle({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { textAlign: 'end' } },
});

export const note = componentStyle({
  paddingBlock: vars.space.m,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});
