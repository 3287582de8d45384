import type { DraftFields } from '@daily-nest/content/draft';

/** What the fields of a piece are called. */
export const fieldWords: Record<keyof DraftFields, string> = {
  title: 'Title',
  description: 'Deck',
  body: 'Body',
  slug: 'Address',
  author: 'Author',
  topics: 'Sections',
  ages: 'Ages',
  series: 'Series',
  part: 'Part of the series',
  pulled: 'Pulled sentences',
  sources: 'Sources',
  shortKeywords: 'Keywords',
  longKeywords: 'Longer keywords',
  image: 'Picture',
  imageAlt: 'What the picture shows',
  video: 'Video',
};
