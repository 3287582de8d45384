import type { Page } from 'playwright';

/** An edit of somebody who develops, and what an open page then shows. */
export interface Edit {
  /** What is edited. */
  what: string;
  /** The page that is looked at. */
  path: string;
  file: string;
  /** The new text of the file. */
  edit: (text: string) => string;
  /** For a new file: the one whose text is edited. */
  copyOf?: string;
  /** Whether the page shows the edit. */
  isShown: (page: Page) => Promise<boolean>;
}

const replaced = (from: string, to: string) => (text: string) => {
  if (!text.includes(from)) throw new Error(`There is no ${from}.`);
  return text.replace(from, to);
};
const says = (text: string) => (page: Page) => page.getByText(text).first().isVisible();

const article = 'packages/content/articles/a-fever-at-three-in-the-morning.md';

/** One of each kind. */
export const edits: Edit[] = [
  {
    what: 'a component',
    path: '/about',
    file: 'packages/ui/src/footer/Footer.tsx',
    edit: replaced('<footer data-part', '<footer data-edited data-part'),
    isShown: (page) => page.locator('footer[data-edited]').isVisible(),
  },
  {
    what: 'a style',
    path: '/about',
    file: 'packages/site/app/shell/page.css.ts',
    edit: replaced('gap: vars.space.section', "gap: '77px'"),
    isShown: (page) =>
      page
        .locator('main')
        .evaluate((main) =>
          [...main.querySelectorAll('div')].some((part) => getComputedStyle(part).rowGap === '77px'),
        ),
  },
  {
    what: 'a route',
    path: '/about',
    file: 'packages/site/app/routes/about/route.tsx',
    edit: replaced('title="About Us"', 'title="About Ourselves"'),
    isShown: async (page) => (await page.title()).startsWith('About Ourselves'),
  },
  {
    what: 'typed content',
    path: '/about',
    file: 'packages/content/src/about.ts',
    edit: replaced('Our Mission', 'Our Errand'),
    isShown: says('Our Errand'),
  },
  {
    what: 'a brand value',
    path: '/about',
    file: 'packages/brand-daily-nest/src/spec.ts',
    edit: replaced("paper: '#fdfdfa'", "paper: '#fdfde0'"),
    isShown: (page) =>
      page.evaluate(() => getComputedStyle(document.body).backgroundColor === 'rgb(253, 253, 224)'),
  },
  {
    what: 'the name of the brand',
    path: '/about',
    file: 'packages/brand-daily-nest/src/names.ts',
    edit: replaced("name: 'The Daily Nest'", "name: 'The Nightly Nest'"),
    isShown: says('The Nightly Nest'),
  },
  {
    what: 'the text of an article',
    path: '/articles/a-fever-at-three-in-the-morning',
    file: article,
    edit: (text) => `${text}\nThis sentence was added a moment ago.\n`,
    isShown: says('This sentence was added a moment ago.'),
  },
  {
    what: 'a new article',
    path: '/articles',
    file: 'packages/content/articles/a-fever-at-noon.md',
    copyOf: article,
    edit: (text) =>
      text
        .replace(/^title: .*$/m, 'title: A Fever at Noon')
        .replace(/^(series|urgent): .*\n/gm, '')
        .replace(/^category: /m, 'image: /pictures/a-fever-at-three-in-the-morning.jpg\ncategory: '),
    isShown: says('A Fever at Noon'),
  },
  {
    what: 'a file of the backend',
    path: '/blog',
    file: 'apps/backend/src/posts/functions.ts',
    edit: replaced('metaTitle: title,', "metaTitle: 'Edited in the backend',"),
    isShown: says('Edited in the backend'),
  },
];
