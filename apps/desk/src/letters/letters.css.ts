import { vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const preview = layoutStyle({ inlineSize: '100%' });

export const letter = layoutStyle({
  display: 'block',
  inlineSize: 'min(100%, 42rem)',
  blockSize: 'min(40rem, 80dvb)',
  border: `${vars.rule.hair} solid ${vars.color.border.control}`,
  backgroundColor: '#fff',
});

export const form = layoutStyle({ display: 'grid', gap: vars.space.m, maxInlineSize: '42rem' });

export const asked = layoutStyle({
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'start',
  paddingBlock: vars.space.m,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
});

export const subject = layoutStyle({ margin: 0, font: vars.text.h5, overflowWrap: 'anywhere' });
