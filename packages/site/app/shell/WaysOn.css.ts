import { vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const search = layoutStyle({ inlineSize: '100%', marginBlockStart: vars.space.m });

export const ways = layoutStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s });

export const way = layoutStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  font: vars.text.control,
  color: vars.color.link.base,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});
