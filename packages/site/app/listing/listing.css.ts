import { vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** The search field at the top of a page, with a limited width. */
export const search = layoutStyle({ maxInlineSize: '44rem', marginBlockStart: vars.space.xs });
