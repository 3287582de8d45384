import { componentStyle, visuallyHidden } from '../theme/index.ts';

export const announcer = componentStyle(visuallyHidden);
