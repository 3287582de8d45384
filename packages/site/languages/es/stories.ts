import type { Story } from '@daily-nest/content/types';

/** None in this language yet. */
export const stories: Story[] = [];
export const tellersAreInvented: boolean = true;
export const storiesNote = undefined;
export const storyKicker = undefined;
export const storiesChanged = '2026-11-28';
