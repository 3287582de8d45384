import { namesOf, type SectionName } from '@daily-nest/content/sections';

export * from '@daily-nest/content/sections';

/** The categories of articles, in the order in which /articles groups them, each with its hue. */
export const articleSections = {
  'سلامة الطفل': 'health',
  'بين لغتين': 'learning',
} as const satisfies Record<string, SectionName>;

export const articleCategories = namesOf(articleSections);
