import { layoutStyle } from '@daily-nest/ui/theme';

/** Rows of a list, a hairline between them. */
export const rows = layoutStyle({ display: 'grid' });
