import { layoutStyle, vars } from '@daily-nest/ui/theme';

export const page = layoutStyle({
  display: 'grid',
  gap: vars.space.l,
  alignContent: 'start',
  maxInlineSize: '46rem',
  minBlockSize: '100svh',
  marginInline: 'auto',
  paddingInline: vars.width.gutter,
  paddingBlock: vars.space.m,
});

export { back, logo, top } from '../books/books.css.ts';
