import type { Page } from 'playwright';

/** A developer's edit, and what an open page then shows. */
export interface Edit {
  /** The edited thing. */
  what: string;
  /** The page to watch. */
  path: string;
  file: string;
  /** Returns the text of the file with the edit of this number. */
  edit: (text: string, nth: number) => string;
  /** For a new file, which gets the edited text of `file`. */
  newFile?: (nth: number) => string;
  /** Returns whether the page shows the edit of this number. */
  isShown: (page: Page, nth: number) => Promise<boolean>;
}

const replaced = (from: string, to: (nth: number) => string) => (text: string, nth: number) => {
  if (!text.includes(from)) throw new Error(`There is no ${from}.`);
  return text.replace(from, to(nth));
};
const says = (text: string) => (page: Page, nth: number) =>
  page.getByText(`${text} ${nth}`).first().isVisible();

const article = 'packages/content/articles/a-fever-at-three-in-the-morning.md';

/** One edit of each kind. */
export const edits: Edit[] = [
  {
    what: 'a component',
    path: '/about',
    file: 'packages/ui/src/footer/Footer.tsx',
    edit: replaced('<footer data-part', (nth) => `<footer data-edited="${nth}" data-part`),
    isShown: (page, nth) => page.locator(`footer[data-edited="${nth}"]`).isVisible(),
  },
  {
    what: 'a style',
    path: '/about',
    file: 'packages/site/app/shell/page.css.ts',
    edit: replaced('gap: vars.space.section', (nth) => `gap: '7${nth}px'`),
    isShown: (page, nth) =>
      page
        .locator('main')
        .evaluate(
          (main, gap) =>
            [...main.querySelectorAll('div')].some((part) => getComputedStyle(part).rowGap === gap),
          `7${nth}px`,
        ),
  },
  {
    what: 'a route',
    path: '/about',
    file: 'packages/site/app/routes/about/route.tsx',
    edit: replaced('title="About Us"', (nth) => `title="About Ourselves ${nth}"`),
    isShown: async (page, nth) => (await page.title()).startsWith(`About Ourselves ${nth}`),
  },
  {
    what: 'typed content',
    path: '/about',
    file: 'packages/content/src/about.ts',
    edit: replaced('Our Mission', (nth) => `Our Errand ${nth}`),
    isShown: says('Our Errand'),
  },
  {
    what: 'a brand value',
    path: '/about',
    file: 'packages/brand-daily-nest/src/spec.ts',
    edit: replaced("paper: '#fdfdfa'", (nth) => `paper: '#fdfde${nth}'`),
    isShown: (page, nth) =>
      page.evaluate(
        (blue) => getComputedStyle(document.body).backgroundColor === `rgb(253, 253, ${blue})`,
        0xe0 + nth,
      ),
  },
  {
    what: 'the name of the brand',
    path: '/about',
    file: 'packages/brand-daily-nest/src/names.ts',
    edit: replaced("name: 'The Daily Nest'", (nth) => `name: 'The Nightly Nest ${nth}'`),
    isShown: says('The Nightly Nest'),
  },
  {
    what: 'a component of the title in place of one of the kit',
    path: '/about',
    file: 'packages/brand-daily-nest/src/layout.ts',
    edit: replaced(
      'layout: Layout = {',
      (nth) => `layout: Layout = { slots: { Footer: () => 'A footer of our own ${nth}' },`,
    ),
    isShown: says('A footer of our own'),
  },
  {
    what: 'the text of an article',
    path: '/articles/a-fever-at-three-in-the-morning',
    file: article,
    edit: (text, nth) => `${text}\nThis is added sentence ${nth}.\n`,
    isShown: says('This is added sentence'),
  },
  {
    what: 'a new article',
    path: '/articles',
    file: article,
    newFile: (nth) => `packages/content/articles/a-fever-at-noon-${nth}.md`,
    edit: (text, nth) =>
      text
        .replace(/^title: .*$/m, `title: A Fever at Noon ${nth}`)
        .replace(/^(series|urgent): .*\n/gm, '')
        .replace(/^category: /m, 'image: /pictures/a-fever-at-three-in-the-morning.jpg\ncategory: '),
    isShown: says('A Fever at Noon'),
  },
  {
    what: 'a file of the backend',
    path: '/blog',
    file: 'apps/backend/src/posts/functions.ts',
    edit: replaced('metaTitle: title,', (nth) => `metaTitle: 'Edited in the backend ${nth}',`),
    isShown: says('Edited in the backend'),
  },
];
