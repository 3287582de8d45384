import { layoutStyle, vars } from '@daily-nest/ui/theme';

export const list = layoutStyle({ listStyle: 'none', padding: 0, display: 'grid', gap: vars.space.s });
