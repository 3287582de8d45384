import { layoutStyle, media, sectionHue, vars, visuallyHidden } from '../theme/index.ts';

export const hidden = layoutStyle(visuallyHidden);

export const root = layoutStyle({
  marginBlockStart: vars.space.xl,
  '@media': { [media.desk]: { marginBlockStart: vars.space.xxl } },
});

export const rule = {
  double: layoutStyle({
    borderBlockStart: `${vars.rule.thick} solid ${sectionHue}`,
    '::before': {
      content: '""',
      display: 'block',
      marginBlockStart: '3px',
      borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.strong}`,
    },
  }),
  hair: layoutStyle({ borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}` }),
  none: layoutStyle({}),
};

export const head = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'last baseline',
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  paddingBlock: `${vars.space.s} ${vars.space.m}`,
  '@media': { [media.desk]: { paddingBlock: `${vars.space.m} ${vars.space.l}` } },
});

export const titles = layoutStyle({ minInlineSize: 0 });

export const kicker = layoutStyle({
  margin: 0,
  marginBlockEnd: vars.space.xs,
  font: vars.text.kicker,
  letterSpacing: vars.kicker.tracking,
  textTransform: vars.kicker.transform,
  color: sectionHue,
});

const heading = { margin: 0, letterSpacing: vars.tracking.tight, textWrap: 'balance' } as const;

export const title = {
  2: layoutStyle({ ...heading, font: vars.text.h3 }),
  3: layoutStyle({ ...heading, font: vars.text.h5 }),
};

export const more = layoutStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  marginBlock: '-0.5rem',
  gap: vars.space.xs,
  color: vars.color.link.base,
  font: vars.text.control,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '::after': { content: '"→" / ""' },
  selectors: {
    '&:hover': {
      color: vars.color.link.hover,
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
    },
    '&:dir(rtl)::after': { content: '"←" / ""' },
  },
  '@media': { [media.print]: { display: 'none' } },
});

export const intro = layoutStyle({
  gridColumn: '1 / -1',
  margin: 0,
  maxInlineSize: vars.width.text,
  font: vars.text.summary,
  color: vars.color.text.muted,
  textWrap: 'pretty',
});
