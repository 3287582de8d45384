import { vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** The line of a search on top of a page, no longer than it needs to be. */
export const search = layoutStyle({ maxInlineSize: '44rem', marginBlockStart: vars.space.xs });
