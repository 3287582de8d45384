import { topicPages } from '@daily-nest/content/topics';

const topicPaths = topicPages.map(({ route }) => route);

export interface Budget {
  /** The document with its style: everything before the first paint. */
  first: number;
  /** The whole first view. */
  whole: number;
  fonts: number;
  /** The start of the application: all of its script, and the part of this page only. */
  started: number;
  own: number;
}

/**
 * In kB of 1000 bytes, as transferred, with headers. Three fonts serve a page; italics are a fourth on pages
 * with italic text.
 */
const other: Budget = { first: 16, whole: 90, fonts: 32, started: 125, own: 12 };
const italics = 43;
const home = { ...other, first: 22, whole: 130, fonts: italics };
const list = { ...other, whole: 110 };
const story = { ...other, first: 22, whole: 75 };
const post = { ...other, whole: 75 };
/** A person has about two dozen pieces; an age about fifty. */
const person = { ...list, first: 19.5 };
const age = { ...list, first: 25 };
const topic = { ...other, whole: 61 };

/** Every address of the site map; for those with a parameter, one example. */
const reach: Record<string, Budget> = {
  '/': home,
  '/articles': { ...list, first: 22 },
  '/articles?q=fever': { ...list, first: 22 },
  '/articles/a-fever-at-three-in-the-morning': story,
  '/health-wellness/bedtime-in-four-steps': { ...story, fonts: italics },
  '/blog': list,
  '/blog?page=2': list,
  '/blog/a-babys-first-passport': post,
  ...Object.fromEntries(topicPaths.map((path) => [path, topic])),
  '/parenting-tips': other,
  '/community-stories': other,
  '/health-wellness': other,
  '/faq': other,
  '/faq?q=fever': other,
  '/about': other,
  '/contact': other,
  '/partners': other,
  '/privacy': other,
  '/terms': other,
  '/accessibility': other,
  '/standards': other,
  '/corrections': other,
  '/urgent': other,
  // Four drawn steps, 1.8 kB.
  '/urgent/choking': { ...other, first: 17.5 },
  // Seven, 3.2 kB.
  '/urgent/choking-and-cpr': { ...other, first: 18.2 },
  '/people': other,
  '/people/daniel-reyes': person,
  '/ages': other,
  '/ages/3-to-6': age,
  '/series': other,
  '/series/the-first-year-of-school': other,
  '/series/a-season-of-sport': other,
  // A drawing of each.
  '/fold-outs': { ...other, first: 22.3 },
  // Eight drawn steps and three covers, about 10 kB.
  '/fold-outs/tummy-time': { ...story, first: 25.8, fonts: 32 },
  '/saved': other,
  '/offline': other,
  '/books': { ...other, fonts: italics },
  '/radio': other,
  '/search': other,
  '/search?q=fever': other,
  '/walls/local-news': other,
};

/**
 * React and its router, and the code that all pages share: more than it should be, and no page's part may
 * grow. Zustand is 0.8 of it; the pages of doses and of relevance are 0.3 in the list of routes; the words, which
 * a title may say in another language, are up to 3.
 */
const startedToday = 142.1;
const topicToday: Partial<Budget> = { first: 18.9 };

/**
 * Pages over their budget have today's size as their limit; docs/benchmarks.md says how to reduce it. The red
 * slip in every header, the marked examples in every footer and the line on stored addresses beside the
 * sign-up are 0.4 of it; the shelf and the headings of the menus in every header are 0.8, and 2 of the script.
 */
const today: Record<string, Partial<Budget>> = {
  // The hours' leads, the sheets of the ages and their style are 8 of it; the whole page is within 130 kB. 0.1 of the
  // script makes the addresses of pictures.
  '/': { first: 35.9, started: 142.7 },
  // It lists every article, a third of a kB each.
  '/articles': { first: 31.5 },
  '/articles?q=fever': { first: 32.8 },
  // 0.1 is for Listen beside Save, and the feeds in the footer; 0.7 for the card of the nurse line.
  '/articles/a-fever-at-three-in-the-morning': { first: 27.1 },
  // 75 and its italics: half of all pieces emphasize a word.
  '/health-wellness/bedtime-in-four-steps': { first: 26.1, whole: 83.4 },
  // ky, which loads the blog, is 7 of it.
  '/blog': { first: 19.6, started: 144.1, own: 19.3 },
  '/blog?page=2': { first: 19.6, started: 144.1, own: 19.3 },
  // Code that pages of whole pieces share counts as its own. Half of one is its sources, for readers and for
  // search engines.
  '/blog/a-babys-first-passport': { first: 24.4, started: 151, own: 26 },
  ...Object.fromEntries(topicPaths.map((path) => [path, topicToday])),
  // A week of seven days, with the moon and the light of each.
  '/events': { first: 23.5 },
  // Ten tips name their study or institution.
  '/parenting-tips': { first: 24.2 },
  '/community-stories': { first: 23.6 },
  '/health-wellness': { first: 26.1, started: 141.8 },
  '/faq': { first: 24.8 },
  '/faq?q=fever': { first: 27 },
  '/about': { first: 19.8 },
  // Drawn covers of books for children stand beside the first ones.
  '/books': { first: 16.9, whole: 98.6, started: 141.6 },
  '/partners': { first: 19.1 },
  '/people': { first: 19 },
  '/contact': { first: 19.6 },
  '/privacy': { first: 19.1 },
  '/terms': { first: 17.6 },
  '/people/daniel-reyes': { first: 21.3 },
  // The sheets of all ages, each with its figures and their sources.
  '/ages': { first: 24.6 },
  // It lists every piece for the age.
  '/ages/3-to-6': { first: 29.1 },
  '/series': { first: 21 },
  '/series/the-first-year-of-school': { first: 19.2 },
  '/series/a-season-of-sport': { first: 18.6 },
  '/standards': { first: 18.1 },
  '/accessibility': { first: 17.6 },
  '/corrections': { first: 17.5 },
  // A script of its own makes its lists, which the application contains as well.
  '/saved': { first: 20.4, started: 139.1 },
  '/radio': { started: 142 },
  // Its own part has the combobox and the answer to an emergency, and its first style has the list.
  '/search': { first: 18.8, started: 141.5 },
  '/search?q=fever': { first: 24.9, started: 141.5 },
};

/** The budget of each address. */
export const budgets: [path: string, budget: Budget][] = Object.entries(reach).map(([path, budget]) => [
  path,
  { ...budget, started: startedToday, ...today[path] },
]);
