import { style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '@daily-nest/ui/theme';

const layout = (rule: StyleRule) => style({ '@layer': { layouts: rule } });

export const page = layout({
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
