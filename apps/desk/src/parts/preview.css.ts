import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** Below the text on a phone; beside it on a desk, as high as the window. */
export const preview = layoutStyle({
  minInlineSize: 0,
  blockSize: '85dvb',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: vars.space.s,
  '@media': {
    [media.desk]: {
      gridColumn: 2,
      gridRow: '1 / span 4',
      position: 'sticky',
      insetBlockStart: 0,
      blockSize: '100dvb',
      paddingBlock: vars.space.s,
    },
    [media.print]: { display: 'none' },
  },
});

export const bar = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.s}`,
});

export const title = layoutStyle({
  margin: 0,
  font: vars.text.h4,
  selectors: { '&:focus': { outline: 'none' } },
});

export const room = layoutStyle({
  minBlockSize: 0,
  minInlineSize: 0,
  overflow: 'hidden',
  backgroundColor: vars.color.surface.sunken,
  border: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  display: 'grid',
  justifyContent: 'center',
});

export const frame = layoutStyle({
  border: 0,
  inlineSize: 'var(--width)',
  maxInlineSize: 'none',
  // Smaller without less of the page.
  blockSize: 'calc(100% / var(--scale))',
  marginInlineEnd: 'calc(var(--width) * (var(--scale) - 1))',
  transform: 'scale(var(--scale))',
  transformOrigin: '0 0',
  backgroundColor: '#fff',
});
