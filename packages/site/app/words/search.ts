/** The words of the search of everything. */

/** The kinds of results, also used as headings. */
export const kinds = {
  urgent: 'Urgent Help',
  articles: 'Articles',
  wellness: 'Health & Wellness',
  foldOuts: 'Fold-Outs',
  blog: 'Blog',
  tips: 'Tips',
  stories: 'Community Stories',
  faq: 'FAQ',
  books: 'Books',
} as const;

export const search = 'Search';
export const searchFor = (query: string) => `Search: ${query}`;
export const searchIs = (name: string) =>
  `Search everything in ${name}: articles, health and wellness, blog, tips, stories, answers and books.`;
export const inOneBox = 'Articles, health, the blog, tips, stories, answers and books, in one box.';
export const hint = 'Fever, tantrums, sleep…';
export const blogIsAway = 'The blog cannot be searched right now. Its posts are missing from this list.';
export const nothingFound = 'Nothing found';
export const nothingOn = (query: string) => `We have nothing on “${query}” yet.`;
export const urgentHelp = 'Urgent help';
export const onlyNear = 'Nothing here answers this directly. What follows only comes near it.';
export const subjectsNear = 'Subjects near it';
export const oftenLookedFor = 'Often looked for';
export const results = (count: number, query: string, kind?: string) =>
  `${count === 1 ? '1 result' : `${count} results`} for “${query}”${kind ? ` in ${kind}` : ''}`;
export const urgentFirst = (emergency: string) => `Urgent help first: ${emergency}. `;
export const kindsOfPages = 'Kinds of pages';
export const all = 'All';
export const missingSubject = (query: string) => `Missing: ${query}`;
export const shouldWeAnswer = 'Is it a question that we should answer?';
export const tellEditors = 'Tell the editors what is missing';
export const aSheet = ' A sheet to print.';
export const eightSteps = ' Eight drawn steps, one sheet to print.';
export const allEmergencies = 'All emergencies';
/** Frequent searches. */
export const examples: readonly string[] = [
  'Fever',
  'Sleep',
  'Tantrums',
  'Picky eaters',
  'Screen time',
  'Car seats',
];

/**
 * Until the words by which readers tell of an emergency were reviewed in a language, a search may miss one: this line with the numbers
 * then stands above every result where none is found. Undefined where they were reviewed.
 */
export const cannotTell:
  | { title: string; say: string; emergency: string; poison: string; crisis: string }
  | undefined = undefined;
