/**
 * The hues of the magazine, by name. A section has a thin rule, a kicker and an illustration palette; the
 * theme defines the colors. Same names as the `color.section` group of packages/ui.
 */
export const sectionNames = [
  'local',
  'national',
  'world',
  'politics',
  'business',
  'technology',
  'automotive',
  'realEstate',
  'health',
  'sports',
  'culture',
  'food',
  'lifestyle',
  'opinion',
  'archives',
  'events',
  'family',
  'behavior',
  'learning',
  'child',
  'community',
] as const;

export type SectionName = (typeof sectionNames)[number];

/** The categories of articles, in the order in which /articles groups them, each with its hue. */
export const articleSections = {
  'Child Development': 'child',
  'Health & Safety': 'health',
  'Behavior & Discipline': 'behavior',
  'Education & Learning': 'learning',
  'Nutrition & Feeding': 'food',
  'Family Life': 'lifestyle',
} as const satisfies Record<string, SectionName>;

export type ArticleCategory = keyof typeof articleSections;

/** The categories of wellness articles, in the order of the tabs of /health-wellness; the first one opens. */
export const wellnessSections = {
  Sleep: 'family',
  'Mental Health': 'health',
  'Physical Activity': 'sports',
  Nutrition: 'food',
} as const satisfies Record<string, SectionName>;

export type WellnessCategory = keyof typeof wellnessSections;

/** The categories of parenting tips, in the order of /parenting-tips. */
export const tipSections = {
  'Daily Routines': 'lifestyle',
  Communication: 'behavior',
  'Screen Time': 'technology',
  Sleep: 'family',
  'Learning at Home': 'learning',
  'Health & Safety': 'health',
} as const satisfies Record<string, SectionName>;

export type TipCategory = keyof typeof tipSections;

/** The categories of the FAQ, five questions each (docs/product.md). */
export const faqSections = {
  'Child Development': 'child',
  'Health & Safety': 'health',
  'Behavior & Discipline': 'behavior',
  'Education & Learning': 'learning',
  'Nutrition & Feeding': 'food',
} as const satisfies Record<string, SectionName>;

export type FaqCategory = keyof typeof faqSections;

/** Returns the keys of a table as a non-empty tuple, in order. */
export function namesOf<Name extends string>(table: Record<Name, unknown>): [Name, ...Name[]] {
  return Object.keys(table) as [Name, ...Name[]];
}

export const articleCategories = namesOf(articleSections);
export const wellnessCategories = namesOf(wellnessSections);
export const tipCategories = namesOf(tipSections);
export const faqCategories = namesOf(faqSections);
