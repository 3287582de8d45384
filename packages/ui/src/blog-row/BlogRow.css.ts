import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '../theme/index.ts';
import { componentStyle, componentVariants } from '../vanilla-extract/index.ts';

/** Roundel and text. */
export const root = componentStyle({
  minInlineSize: 0,
  // With doubled text size beside a roundel, a long word must break to stay in the row.
  overflowWrap: 'anywhere',
  display: 'grid',
  columnGap: vars.space.m,
  alignItems: 'start',
});

export const variant = componentVariants({
  lead: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space.m,
    paddingBlockEnd: vars.space.l,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(0, min(18.75rem, 44%)) minmax(0, 1fr)',
        columnGap: vars.space.xl,
        alignItems: 'center',
        paddingBlockEnd: vars.space.xl,
      },
      [media.desk]: {
        gridTemplateColumns: 'minmax(0, min(25rem, 44%)) minmax(0, 1fr)',
        columnGap: '3.5rem',
      },
    },
  },
  row: {
    gridTemplateColumns: 'min(26%, 8.25rem) minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
    paddingBlock: `${vars.space.m} ${vars.space.xs}`,
    '@media': { [media.tablet]: { paddingBlock: `${vars.space.l} ${vars.space.m}` } },
  },
});

export const picture = componentStyle({
  borderRadius: vars.radius.roundel,
  overflow: 'clip',
});

export const pictureSize = componentVariants({
  lead: {
    inlineSize: 'min(17.5rem, 72vi)',
    '@media': { [media.tablet]: { inlineSize: '100%' } },
  },
  // The link below the text stands beside the picture, too.
  row: { inlineSize: '100%', gridRow: 'span 2' },
});

export const image = componentStyle({ borderRadius: vars.radius.roundel });

/** Enlarges a scene that was not drawn for the circle. */
export const near = componentStyle({ scale: '1.6' });

export const words = componentStyle({
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  rowGap: vars.space.xs,
});

// Paragraphs set overflow-wrap themselves, which would keep their longest word whole.
globalStyle(`${words} > *`, { '@layer': { 'dn.components': { overflowWrap: 'inherit' } } });

/** Without a picture the text fills the row. */
export const alone = componentStyle({ gridColumn: '1 / -1' });

export const link = componentStyle({
  selectors: { '&&': { color: vars.color.text.body, textDecorationColor: 'currentcolor' } },
});

/** Below the text. */
export const more = componentStyle({
  selectors: { '&&': { gridColumn: 2 }, [`${alone} + &&`]: { gridColumn: '1 / -1' } },
});

export const waitingWords = componentStyle({ justifyItems: 'stretch', inlineSize: '100%' });
