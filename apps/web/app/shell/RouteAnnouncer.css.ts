import { layoutStyle, visuallyHidden } from '@daily-nest/ui/theme';

export const unseen = layoutStyle(visuallyHidden);
