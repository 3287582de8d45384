import type { DraftFields } from './draft.ts';

/** A draft in which nothing was typed. */
export const emptyDraft: DraftFields = {
  title: '',
  description: '',
  body: '',
  slug: '',
  author: '',
  topics: [],
  ages: [],
  series: '',
  part: null,
  pulled: [],
  sources: [],
  shortKeywords: '',
  longKeywords: '',
  image: '',
  imageAlt: '',
  video: '',
};
