import { namesOf, type SectionName } from '@daily-nest/content/sections';

export * from '@daily-nest/content/sections';

/** The categories of articles, in the order in which /articles groups them, each with its hue. */
export const articleSections = {
  'Noches y fiebres': 'health',
  'En la mesa': 'food',
  'Casa y camino': 'local',
  'Dos idiomas': 'learning',
  Crecer: 'child',
} as const satisfies Record<string, SectionName>;

export const articleCategories = namesOf(articleSections);
