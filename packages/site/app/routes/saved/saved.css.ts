import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** As high as a window, so that filling the lists moves nothing visible. */
export const page = layoutStyle({
  minBlockSize: '100dvb',
  alignContent: 'start',
  '@media': { [media.print]: { minBlockSize: 0 } },
});

export const noScript = layoutStyle({
  '@media': { '(scripting: enabled)': { display: 'none' } },
});

export const scripted = layoutStyle({ '@media': { '(scripting: none)': { display: 'none' } } });

export const status = layoutStyle({
  font: vars.text.small,
  selectors: { '&:empty': { position: 'absolute' } },
});

export const head = layoutStyle({ font: vars.text.h3, marginBlockEnd: vars.space.s });

export const list = layoutStyle({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  marginBlockEnd: vars.space.m,
});

export const row = layoutStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.m,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  paddingBlock: vars.space.s,
});
