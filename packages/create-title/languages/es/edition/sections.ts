import { namesOf, type SectionName } from '@daily-nest/content/sections';

export * from '@daily-nest/content/sections';

/** The categories of your articles, in the order in which /articles groups them, each with its hue in brand/spec.ts. */
export const articleSections = {
  'Vida en familia': 'family',
  Salud: 'health',
} as const satisfies Record<string, SectionName>;

export const articleCategories = namesOf(articleSections);
