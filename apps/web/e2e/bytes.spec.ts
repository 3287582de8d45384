import { bytesOf, firstView, type LoadedFile } from './support/first-view.ts';
import { topicPaths } from './support/pages.ts';
import { expect, test } from './support/test.ts';

interface Budget {
  /** The document with its style: what arrives before anything can be drawn. */
  first: number;
  /** All of the first view. */
  whole: number;
  fonts: number;
  /** What the start of the application fetches: all of its script, and the part that is this page's alone. */
  started: number;
  own: number;
}

/** In kB of 1000 bytes, as sent, with headers. Three fonts serve a page; italics are a fourth, where it has words in them. */
const other: Budget = { first: 16, whole: 90, fonts: 33, started: 125, own: 12 };
const italics = 45;
const home = { ...other, first: 22, whole: 130, fonts: italics };
const list = { ...other, whole: 110 };
const story = { ...other, first: 22, whole: 75 };
const post = { ...other, whole: 75 };
const topic = { ...other, whole: 75 };

/** Every address of the site map; of those with a parameter, one. */
const budgets: Record<string, Budget> = {
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
  '/standards': other,
  '/corrections': other,
  '/books': { ...other, fonts: italics },
  '/radio': other,
  '/search': other,
  '/search?q=fever': other,
  '/walls/local-news': other,
};

/** Every application consists of more than it should; no page's may grow meanwhile. */
const startedToday = 145;
const topicToday: Partial<Budget> = { first: 17.7, whole: 88 };

/** What is over its budget is held where it is today; docs/benchmarks.md says what it waits for. */
const today: Record<string, Partial<Budget>> = {
  '/': { first: 27.6, started: 147, own: 16.3 },
  '/articles': { first: 32.4 },
  '/articles?q=fever': { first: 29.9 },
  '/articles/a-fever-at-three-in-the-morning': { first: 25.3 },
  '/health-wellness/bedtime-in-four-steps': { first: 25.5, whole: 87 },
  '/blog': { first: 21.3, started: 160, own: 28.6 },
  '/blog?page=2': { first: 21.3, started: 160, own: 28.6 },
  '/blog/a-babys-first-passport': { first: 24.8, whole: 76.5, started: 168, own: 36.3 },
  ...Object.fromEntries(topicPaths.map((path) => [path, topicToday])),
  // Beside its tall frame stand the programs.
  '/events': { ...topicToday, first: 19.1 },
  '/parenting-tips': { first: 23.1 },
  '/community-stories': { first: 23 },
  '/health-wellness': { first: 24.1, own: 12.5 },
  '/faq': { first: 23.9 },
  '/faq?q=fever': { first: 23.9 },
  '/about': { first: 17.8 },
  '/books': { first: 17 },
  '/contact': { first: 18.6 },
  '/partners': { first: 17.5 },
  '/privacy': { first: 18.1 },
  '/terms': { first: 17.3 },
  '/standards': { first: 17.6 },
  '/radio': { started: 163, own: 31 },
  '/search': { first: 16.3, own: 12.8 },
  '/search?q=fever': { first: 24.4, own: 12.8 },
  '/walls/local-news': { whole: 105 },
};

for (const [path, reach] of Object.entries(budgets)) {
  const budget = { ...reach, started: startedToday, ...today[path] };
  test(`${path} keeps within its bytes`, async ({ browser, baseURL, request }, { annotations }) => {
    const view = await firstView(browser, `${baseURL}${path}`);
    const common = filesOfTheApp(await (await request.get('/about')).text());
    const scripts = view.started.filter(({ kind }) => kind === 'script');
    const own = scripts.filter(({ url }) => !common.has(new URL(url).pathname));
    annotations.push({ type: 'first view', description: JSON.stringify({ path, ...view, own }) });

    within(view.untouched, budget.whole, 'the whole first view');
    within(of(view.untouched, 'document', 'style'), budget.first, 'document and style');
    within(of(view.untouched, 'font'), budget.fonts, 'fonts');
    within(of(view.untouched, 'script'), 0, 'script before a touch');
    within(scripts, budget.started, 'script of the application');
    within(own, budget.own, 'script of this page alone');
    const foreign = view.untouched.filter(({ url }) => new URL(url).origin !== new URL(baseURL!).origin);
    within(foreign, 0, 'what others are asked for');
  });
}

const of = (files: readonly LoadedFile[], ...kinds: LoadedFile['kind'][]) =>
  files.filter(({ kind }) => kinds.includes(kind));

/** Names the files, the heaviest first, so that whoever made one of them heavier sees it. */
function within(files: readonly LoadedFile[], kilobytes: number, what: string) {
  const named = files
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ url, bytes }) => `${(bytes / 1000).toFixed(1)} kB ${new URL(url).pathname}`);
  expect.soft(bytesOf(files) / 1000, `${what}:\n${named.join('\n')}\n`).toBeLessThanOrEqual(kilobytes);
}

/** The files that the application of any page consists of, as /about lists them, but those of the page itself. */
function filesOfTheApp(html: string): Set<string> {
  const files = /data-app="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  return new Set(files.filter((file) => !file.includes('/route-')));
}
