import type { DraftFields } from '@daily-nest/content/draft';
import { emptyDraft } from '@daily-nest/content/empty-draft';

/** A piece in work, for stories. */
export const firstApple: DraftFields = {
  ...emptyDraft,
  title: 'A first apple',
  description: 'Soft, cut lengthwise, and mostly on the floor.',
  body: '# Steam it until a fork goes through\n\nTwelve minutes are enough for most apples. Let it cool while you find the bib.\n\n# Cut it as long as a finger\n\nA baby of seven months holds it like a flag and eats the end that looks out.',
  slug: 'a-first-apple',
  author: 'Imke Sand',
  topics: ['food-dining', 'lifestyle'],
  pulled: ['Let it cool while you find the bib.'],
  shortKeywords: 'solids, apple, finger food',
};

/** The same piece as a colleague has saved it. */
export const colleaguesApple: DraftFields = {
  ...firstApple,
  title: 'The first apple, and where it lands',
  description: 'Soft, cut lengthwise, and mostly on the floor. A guide for the second week of solids.',
  body: '# Steam it until a fork goes through\n\nTwelve minutes are enough for most apples, fifteen for a hard one. Let it cool.\n\n# Cut it as long as a finger\n\nA baby of seven months holds it like a flag and eats the end that looks out.',
};
