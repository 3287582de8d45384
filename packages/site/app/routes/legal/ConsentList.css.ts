import { vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const list = layoutStyle({ listStyle: 'none', padding: 0, display: 'grid', gap: vars.space.s });

/** For a reader who has chosen nothing. A choice is shown as soon as the application has read it. */
export const nothing = layoutStyle({
  selectors: {
    ':root[data-frame-choices]:not([data-app="live"]) &': { visibility: 'hidden', minBlockSize: '2.75rem' },
  },
});
