import { ages } from '@daily-nest/content/ages';
import { corrections } from '@daily-nest/content/corrections';
import { foldOuts } from '@daily-nest/content/fold-outs';
import { urgentSections } from '@daily-nest/content/urgent/sections';
import { sheets } from '@daily-nest/content/urgent/sheets';
import { staff } from '@daily-nest/content/staff';
import { partsOfSeries, piecesOfPerson } from '@daily-nest/content/pieces';
import { series } from '@daily-nest/content/series';
import { shows } from '@daily-nest/content/station';
import type { Locator, Page } from '@playwright/test';
import type { ExpectedPage } from '@daily-nest/site/browser-tests/as-specified';
import { expect } from './test.ts';

export type { ExpectedPage };

const main = (page: Page) => page.getByRole('main');

/** The part of a page under a section title. */
export const section = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true }).first();

/** Expects links to other sites to open a new tab with rel=noopener. */
export async function opensNewTab(links: Locator, count: number): Promise<void> {
  await expect(links).toHaveCount(count);
  const found = await links.evaluateAll((all) =>
    all.map((link) => ({
      href: link.getAttribute('href'),
      target: link.getAttribute('target'),
      noopener: (link.getAttribute('rel') ?? '').split(' ').includes('noopener'),
    })),
  );
  for (const link of found) {
    expect(link).toEqual({
      href: expect.stringMatching(/^https:\/\//),
      target: '_blank',
      noopener: true,
    });
  }
}

const topics: [path: string, heading: string][] = [
  ['/local-news', 'Local News'],
  ['/national-news', 'National News'],
  ['/world-news', 'World News'],
  ['/politics', 'Politics'],
  ['/business', 'Business'],
  ['/technology', 'Technology'],
  ['/automotive', 'Automotive & Energy'],
  ['/real-estate', 'Real Estate & Housing'],
  ['/sports', 'Sports'],
  ['/arts-culture', 'Arts & Culture'],
  ['/food-dining', 'Food & Dining'],
  ['/lifestyle', 'Lifestyle'],
  ['/opinion', 'Opinion'],
  ['/archives', 'From the Archives'],
  ['/events', 'Local Events'],
];

export const topicPaths = topics.map(([path]) => path);

const alike = [
  // Except the first one, and /events, whose frame is tall.
  ...topicPaths.slice(1, -1),
  '/articles?q=fever',
  '/blog?page=3',
  '/privacy-policy',
  '/terms',
  '/accessibility',
  '/standards',
  '/terms-of-service',
  '/people/nobody',
  '/ages/40-to-50',
  '/series/none',
  '/fold-outs/none',
  '/series/a-season-of-sport',
];

/** Returns whether a page differs from another one of `pages` only in its text. */
export const differsByWords = (path: string): boolean => alike.includes(path);

const articleCategories = [
  'Child Development',
  'Health & Safety',
  'Behavior & Discipline',
  'Education & Learning',
  'Nutrition & Feeding',
];

/** Every route of docs/product.md, with one page of each kind that has many. */
export const pages: ExpectedPage[] = [
  {
    path: '/',
    h1: 'News and advice for families',
    sections: [
      'Featured Coverage',
      'Featured Video',
      'Parenting Tips',
      'Latest News Coverage',
      'Community Stories',
      'Wellness',
    ],
    async look(page) {
      const masthead = page.getByRole('banner');
      await expect(masthead.getByRole('link', { name: 'Read the Articles' })).toHaveAttribute(
        'href',
        '/articles',
      );
      await expect(masthead.getByRole('link', { name: 'Visit the Blog' })).toHaveAttribute('href', '/blog');
      await expect(page.getByRole('heading', { name: 'Breaking News Alert' })).toBeVisible();
      await expect(main(page).locator('form input[type=email][required]')).toHaveCount(1);
      await opensNewTab(main(page).getByRole('link', { name: /^Play / }), 1);

      const featured = section(page, 'Featured Coverage').getByRole('article');
      await expect(featured).toHaveCount(3);
      const sizes = await featured
        .getByRole('heading')
        .evaluateAll((all) => all.map((heading) => parseFloat(getComputedStyle(heading).fontSize)));
      expect(sizes[0]).toBeGreaterThan(sizes[1]! * 1.2);
      expect(sizes[1]).toBeGreaterThanOrEqual(sizes[2]!);
      await expect(featured.getByRole('heading').getByRole('link')).toHaveCount(3);

      await expect(section(page, 'From The Daily Nest')).toContainText('where sponsored tiles stand');

      const tips = section(page, 'Parenting Tips').getByRole('article');
      await expect(tips).toHaveCount(4);
      await opensNewTab(tips.getByRole('link', { name: /^Learn more/ }), 4);

      const news = section(page, 'Latest News Coverage');
      await expect(news.getByRole('article')).toHaveCount(8);
      await expect(news.locator('iframe')).toHaveCount(8);
      expect(
        await news
          .getByRole('link', { name: /See All/ })
          .evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual([
        '/local-news',
        '/national-news',
        '/world-news',
        '/politics',
        '/business',
        '/technology',
        '/sports',
        '/health-wellness',
      ]);

      const stories = section(page, 'Community Stories');
      await expect(stories.getByRole('article')).toHaveCount(2);
      await expect(stories.locator('a[href="/community-stories"]').first()).toBeVisible();
      const wellness = section(page, 'Wellness').getByRole('article');
      await expect(wellness).toHaveCount(2);
      await expect(wellness.locator('a[href^="/health-wellness/"]')).toHaveCount(2);
    },
  },
  {
    path: '/articles',
    title: 'Articles',
    h1: 'Articles',
    sections: articleCategories,
    anyOrder: true,
    async look(page) {
      const search = main(page).getByPlaceholder('Search articles by title, content, or category...');
      await expect(search).toBeVisible();
      await expect(main(page).locator('form[method=get][action="/articles"]')).toHaveCount(1);
      for (const category of articleCategories) {
        const cards = section(page, category).getByRole('article');
        await expect(cards).not.toHaveCount(0);
        const card = cards.first();
        await expect(card.getByRole('heading', { level: 3 }).getByRole('link')).toHaveAttribute(
          'href',
          /^\/articles\/[a-z0-9-]+$/,
        );
        // Category badge, title, excerpt, author and read time.
        await expect(card).toContainText(category);
        await expect(card).toContainText(/By [A-Z]/);
        await expect(card).toContainText(/\d+ min read/);
        await expect(cards.filter({ hasNotText: /\d+ min read/ })).toHaveCount(0);
      }
      await opensNewTab(main(page).locator('a[href^="http"]'), 4);
    },
  },
  {
    path: '/articles?q=fever',
    noindex: true,
    h1: 'Articles',
    async look(page) {
      await expect(main(page).getByRole('searchbox')).toHaveValue('fever');
      const cards = main(page).getByRole('article');
      expect(await cards.count()).toBeGreaterThan(0);
      expect(await cards.count()).toBeLessThan(12);
    },
  },
  {
    path: '/articles/a-fever-at-three-in-the-morning',
    async look(page) {
      const article = main(page).getByRole('article').first();
      await expect(article.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(article.locator('time').first()).toHaveText(/^[A-Z][a-z]+ \d{1,2}, 2026$/);
      await expect(article).toContainText(/\d+ min read/);
      expect(await article.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(1);
      const sources = article.locator('a[href^="http"]');
      await opensNewTab(sources, await sources.count());
      await expect(main(page).locator('a[href^="/articles#"]').first()).toBeVisible();
    },
  },
  {
    path: '/blog',
    title: 'Blog',
    h1: 'Blog',
    async look(page) {
      await expect(main(page).getByRole('article')).toHaveCount(10);
      await expect(main(page).getByRole('link', { name: 'Read Full Article' })).toHaveCount(10);
      const pager = page.getByRole('navigation', { name: 'Pagination' });
      await expect(pager.getByRole('link', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
      await expect(pager.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/blog?page=2');
    },
  },
  {
    path: '/blog?page=3',
    title: 'Blog, Page 3',
    h1: 'Blog',
    async look(page) {
      await expect(main(page).getByRole('article')).toHaveCount(10);
      const pager = page.getByRole('navigation', { name: 'Pagination' });
      await expect(pager.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
      await expect(pager.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/blog?page=2');
    },
  },
  {
    path: '/blog/a-babys-first-passport',
    async look(page) {
      await expect(main(page).getByRole('article').locator('time').first()).toHaveText(
        /^[A-Z][a-z]+ \d{1,2}, 2026$/,
      );
      await expect(page.getByRole('list', { name: 'Keywords' }).getByRole('listitem')).not.toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
      await expect(page.getByRole('link', { name: 'Read More Articles' })).toHaveAttribute('href', '/blog');
      await opensNewTab(page.getByRole('link', { name: /^View on Pinterest/ }), 1);
    },
  },
  {
    path: '/blog/there-is-no-such-post',
    status: 404,
    noindex: true,
    title: 'Article Not Found',
    h1: 'Article Not Found',
    async look(page) {
      await expect(main(page)).toContainText('Article not found');
      await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
    },
  },
  ...topics.map(([path, heading]): ExpectedPage => ({
    path,
    title: heading,
    h1: heading,
    async look(page) {
      const frames = main(page).locator('iframe');
      await expect(frames).toHaveCount(1);
      await expect(frames).toHaveAttribute('src', `/walls${path}`);
      await expect(main(page).locator('[data-ad-slot]')).toHaveCount(4);
      const data = await structuredData(page);
      expect(data[0]!['@type']).toBe(path === '/business' ? 'WebPage' : 'NewsMediaOrganization');
    },
  })),
  {
    path: '/parenting-tips',
    title: 'Parenting Tips',
    h1: 'Parenting Tips',
    sections: ['Daily Routines', 'Communication', 'Screen Time', 'Sleep', 'Learning at Home', 'Resources'],
    async look(page) {
      const tips = main(page).getByRole('article');
      const references = main(page).getByRole('link', { name: /^Wikipedia Reference/ });
      // Each tip has its reference, and the featured one has one on consistency, too.
      expect(await tips.count()).toBeGreaterThanOrEqual(19);
      await opensNewTab(references, await tips.count());
      await expect(tips.getByRole('heading', { name: /consistency/i })).toBeVisible();
      expect(await section(page, 'Resources').locator('a[href^="http"]').count()).toBeGreaterThanOrEqual(3);
    },
  },
  {
    path: '/community-stories',
    title: 'Community Stories',
    h1: 'Community Stories',
    sections: ['Featured Stories', 'Community Programs'],
    async look(page) {
      const stories = section(page, 'Featured Stories').getByRole('article');
      const count = await stories.count();
      expect(count).toBeGreaterThanOrEqual(3);
      for (const story of await stories.all()) {
        await expect(story.locator('img')).toHaveAttribute('alt', /\w+ \w+/);
        await expect(story.locator('p').filter({ hasText: /\w+ \w+ \w+ \w+ \w+ \w+/ })).toHaveCount(2);
        for (const name of ['Comment', 'Share', 'Copy Link'])
          await expect(story.getByRole('button', { name, exact: true })).toHaveCount(1);
      }
      await expect(main(page).getByRole('button', { name: 'Submit Your Story' })).toHaveCount(1);
      await expect(section(page, 'Community Programs').getByRole('article')).toHaveCount(4);
    },
  },
  {
    path: '/health-wellness',
    title: 'Health & Wellness',
    h1: 'Health & Wellness',
    sections: ['Expert Corner'],
    async look(page) {
      const tabs = main(page).getByRole('tab');
      expect(await tabs.count()).toBeGreaterThanOrEqual(4);
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
      await expect(main(page).getByRole('tab', { selected: true })).toHaveCount(1);
      const panel = main(page).getByRole('tabpanel');
      await expect(panel).toHaveCount(1);
      expect(await panel.getByRole('article').count()).toBeGreaterThanOrEqual(2);
      await expect(panel.locator('a[href^="/health-wellness/"]').first()).toBeVisible();
      await opensNewTab(section(page, 'Help When You Need It').locator('a[href^="http"]'), 6);
      await expect(section(page, 'Help When You Need It').getByRole('article')).toHaveCount(6);
      await expect(section(page, 'Expert Corner').locator('blockquote')).toHaveCount(3);
      const references = section(page, 'References').locator('a[href^="http"]');
      await opensNewTab(references, await references.count());
      expect(await references.count()).toBeGreaterThan(1);
    },
  },
  {
    path: '/health-wellness/bedtime-in-four-steps',
    async look(page) {
      const article = main(page).getByRole('article').first();
      await expect(article).toContainText(/\d+ min read/);
      await expect(article).toContainText('Checked against: AAP (as reported by Kids First');
      await expect(main(page).locator('a[href="/health-wellness"]').first()).toBeVisible();
    },
  },
  {
    path: '/contact',
    title: 'Contact Us',
    h1: 'Contact Us',
    sections: ['Business Hours'],
    async look(page) {
      const hours = section(page, 'Business Hours');
      await expect(hours).toContainText(/Mon.*Fri.*9:00.*5:00.*Sat.*10:00.*2:00.*Sun.*Closed/is);
      await expect(main(page).locator('details')).toHaveCount(4);
      await expect(main(page).locator('details[open]')).toHaveCount(0);
      await expect(main(page).getByRole('button', { name: 'Subscribe Now' })).toHaveCount(1);
      const icons = section(page, 'Follow Us').getByRole('link');
      expect(await icons.count()).toBeGreaterThanOrEqual(2);
      for (const icon of await icons.all()) {
        await expect(icon).toHaveAccessibleName(/\w+/);
        await expect(icon).not.toHaveAttribute('href');
      }
      await expect(main(page).getByRole('link', { name: /^(Load|Play|Show|Open)/ })).not.toHaveCount(0);
      await expect(main(page).locator('a[href^="mailto:"]').first()).toBeVisible();
    },
  },
  {
    path: '/about',
    title: 'About Us',
    h1: 'About Us',
    sections: ['Our Mission', 'Our Core Values', 'Our Story', 'Our Partners'],
    async look(page) {
      await expect(section(page, 'Our Core Values').getByRole('article')).toHaveCount(6);
      await expect(section(page, 'Our Story')).toContainText('2020');
      await opensNewTab(section(page, 'Our Partners').getByRole('link'), 2);
      await expect(main(page).locator('a[href="/contact"]').first()).toBeVisible();
      await expect(main(page).locator('a[href="/community-stories"]').first()).toBeVisible();
      await opensNewTab(section(page, 'Get Involved').locator('a[href^="http"]'), 1);
    },
  },
  {
    path: '/partners',
    title: 'Our Partners',
    h1: 'Our Partners',
    sections: ['Partnership Opportunities'],
    async look(page) {
      const cards = main(page)
        .getByRole('article')
        .filter({ has: page.getByText('Open in Google Drive') });
      await expect(cards).toHaveCount(3);
      for (const [place, card] of (await cards.all()).entries()) {
        await expect(card.getByRole('heading', { level: 3 })).toHaveText(`Partnership Document ${place + 1}`);
        await expect(card.getByRole('button', { name: 'Preview', exact: true })).toBeEnabled();
        await expect(card.getByRole('button', { name: 'Download', exact: true })).toBeEnabled();
        await expect(card.getByRole('link', { name: 'Open in Google Drive' })).toHaveAttribute(
          'href',
          /^https:\/\/drive\.google\.com\/file\/d\/[^/]+\/view$/,
        );
      }
      await opensNewTab(cards.getByRole('link', { name: 'Open in Google Drive' }), 3);
      await expect(section(page, 'Partnership Opportunities').getByRole('heading', { level: 3 })).toHaveText([
        'Content Partnership',
        'Community Partnership',
        'Resource Partnership',
      ]);
      await expect(main(page).locator('form input:not([type=hidden])')).toHaveCount(0);
    },
  },
  {
    path: '/faq',
    title: 'Frequently Asked Questions',
    h1: 'Frequently Asked Questions',
    sections: articleCategories,
    async look(page) {
      await expect(main(page).getByPlaceholder('Search FAQs...')).toBeVisible();
      await expect(main(page).locator('summary')).toHaveCount(25);
      await expect(main(page).locator('details[open]')).toHaveCount(0);
      for (const category of articleCategories) {
        const questions = section(page, category).locator('details');
        await expect(questions).toHaveCount(5);
        // A badge on each answer, inside its item.
        await expect(questions.getByText(category, { exact: true })).toHaveCount(5);
      }
      await expect(page.getByRole('heading', { name: 'Have More Questions?' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Contact Our Experts' })).toHaveAttribute(
        'href',
        '/contact',
      );
      await expect(page.getByRole('link', { name: 'Read Our Blog' })).toHaveAttribute('href', '/blog');
      await expect(main(page)).not.toContainText(/\b100 (questions|FAQs|answers)/i);
      const all = await main(page).locator('details').allTextContents();
      const text = all.join(' ');
      expect(text).toMatch(/2, 4, 6, 9, 12, 15, 18 and 24 months/);
      expect(text).toMatch(/104 ?°F/);
      const faq = (await structuredData(page)).find((data) => data['@type'] === 'FAQPage');
      const questions = (faq!['mainEntity'] as { name: string }[]).map(({ name }) => name);
      expect(questions).toEqual((await main(page).locator('summary').allTextContents()).slice(0, 10));
    },
  },
  {
    path: '/faq?q=zzzz',
    noindex: true,
    h1: 'Frequently Asked Questions',
    async look(page) {
      await expect(main(page)).toContainText('No FAQs found matching your search criteria.');
      await expect(main(page).locator('summary')).toHaveCount(0);
    },
  },
  { path: '/accessibility', title: 'Accessibility', h1: 'Accessibility' },
  { path: '/standards', title: 'Our Standards', h1: 'Our Standards' },
  {
    path: '/corrections',
    title: 'Corrections',
    h1: 'Corrections',
    async look(page) {
      await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(corrections.length);
      for (const { is, was } of corrections) {
        await expect(main(page)).toContainText(is);
        await expect(main(page)).toContainText(`Before: ${was}`);
      }
    },
  },
  {
    path: '/urgent',
    title: 'Urgent Help',
    h1: 'Urgent Help',
    sections: ['What is happening?', 'To print, before it is needed'],
  },
  ...urgentSections.map(({ id, title }) => ({
    path: `/urgent/${id}`,
    title: `${title}: What to Do`,
    h1: title,
  })),
  ...sheets.map(({ slug, title }) => ({
    path: `/urgent/${slug}`,
    title: `${title}: a sheet to print`,
    h1: title,
  })),
  {
    path: '/saved',
    noindex: true,
    title: 'Saved Pieces',
    h1: 'Saved Pieces',
    async look(page) {
      // Without scripts it exists, but is hidden.
      const list = main(page).locator('section').filter({ hasText: 'Saved for later' });
      await expect(list).toContainText('Nothing is saved yet.');
      await expect(list.locator('a').filter({ hasText: 'Read the Articles' })).toHaveAttribute(
        'href',
        '/articles',
      );
    },
  },
  {
    path: '/offline',
    noindex: true,
    title: 'You Are Offline',
    h1: 'You are offline',
    withoutShell: true,
    async look(page) {
      await expect(main(page).getByRole('listitem').getByRole('link')).toHaveAttribute('href', '/saved');
    },
  },
  {
    path: '/people',
    title: 'Who Makes This',
    h1: 'Who Makes This',
    sections: ['The Masthead'],
    async look(page) {
      await expect(main(page).locator('a[href^="/people/"]')).toHaveCount(staff.length);
    },
  },
  {
    path: '/people/daniel-reyes',
    title: 'Daniel Reyes',
    h1: 'Daniel Reyes',
    sections: ['Written'],
    async look(page) {
      await expect(main(page)).toContainText('Daniel Reyes is invented for this edition.');
      const hrefs = await section(page, 'Written')
        .getByRole('article')
        .locator('a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
      for (const { href } of piecesOfPerson('Daniel Reyes')) expect(hrefs).toContain(href);
      expect(hrefs).toContain('/blog/how-to-read-a-recall-notice');
    },
  },
  {
    path: '/people/nobody',
    status: 404,
    noindex: true,
    title: 'Page Not Found',
    h1: 'Page Not Found',
  },
  {
    path: '/ages',
    title: 'By Age',
    h1: 'By Age',
    async look(page) {
      await expect(main(page).locator('article a[href^="/ages/"]')).toHaveCount(ages.length);
    },
  },
  {
    path: '/ages/3-to-6',
    title: 'Preschool and Kindergarten, 3 to 6',
    h1: 'Preschool and Kindergarten, 3 to 6',
    sections: ['Articles', 'From the Blog', 'Health & Wellness', 'Tips'],
    async look(page) {
      // Pieces only about this age come first.
      await expect(section(page, 'Articles').getByRole('article').first()).toContainText('Kindergarten');
      await expect(section(page, 'From the Blog').locator('a[href^="/blog/"]')).not.toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Other ages' }).getByRole('link')).toHaveCount(
        ages.length - 1,
      );
    },
  },
  { path: '/ages/40-to-50', status: 404, noindex: true, title: 'Page Not Found', h1: 'Page Not Found' },
  {
    path: '/series',
    title: 'Series',
    h1: 'Series',
    sections: ['From the Magazine', 'Fold-Outs', 'From the Blog'],
    async look(page) {
      await expect(main(page).locator('a[href^="/series/"]')).toHaveCount(series.length);
    },
  },
  {
    path: '/series/the-first-year-of-school',
    title: 'The First Year of School',
    h1: 'The First Year of School',
    async look(page) {
      const parts = main(page).locator('ol > li');
      await expect(parts.getByRole('heading', { level: 2 })).toHaveText(
        partsOfSeries('the-first-year-of-school').map(({ title }) => title),
      );
    },
  },
  {
    path: '/series/a-season-of-sport',
    title: 'A Season of Sport',
    h1: 'A Season of Sport',
    async look(page) {
      await expect(main(page).locator('ol > li a')).toHaveCount(3);
    },
  },
  {
    path: '/fold-outs',
    title: 'Fold-Outs',
    h1: 'Fold-Outs',
    async look(page) {
      await expect(main(page).locator('a[href^="/fold-outs/"]')).toHaveCount(foldOuts.length);
    },
  },
  {
    path: '/fold-outs/tummy-time',
    title: 'Tummy Time, Step by Step: eight drawn steps',
    h1: 'Tummy Time, Step by Step',
    sections: ['Other Fold-Outs'],
    async look(page) {
      await expect(main(page).getByRole('img')).toHaveCount(8 + foldOuts.length - 1);
    },
  },
  {
    path: '/fold-outs/none',
    status: 404,
    noindex: true,
    title: 'Page Not Found',
    h1: 'Page Not Found',
  },
  { path: '/series/none', status: 404, noindex: true, title: 'Page Not Found', h1: 'Page Not Found' },
  { path: '/privacy', title: 'Privacy Policy', h1: 'Privacy Policy' },
  { path: '/privacy-policy', title: 'Privacy Policy', h1: 'Privacy Policy', canonical: '/privacy' },
  { path: '/terms', title: 'Terms of Service', h1: 'Terms of Service' },
  { path: '/terms-of-service', title: 'Terms of Service', h1: 'Terms of Service', canonical: '/terms' },
  {
    path: '/radio',
    title: 'Radio',
    h1: 'Live Radio',
    sections: ['Now Playing', 'Through the Day'],
    withoutShell: true,
    async look(page) {
      // On a second call it is already open.
      const closed = main(page).locator('details:not([open]) > summary');
      if ((await closed.count()) > 0) await closed.click();
      await expect(main(page).getByRole('list').getByRole('listitem')).toHaveCount(shows.length);
      await expect(main(page)).toContainText('24/7 live stream');
      await expect(main(page)).toContainText(
        "If audio doesn't start, click play. Some browsers block autoplay with sound until you interact.",
      );
      const audio = page.locator('audio');
      await expect(audio).toHaveCount(1);
      if (await page.evaluate(() => matchMedia('(scripting: none)').matches)) {
        await expect(audio).toBeInViewport({ ratio: 1 });
        await expect(audio).toHaveAttribute('controls', '');
        await expect(main(page).getByRole('button')).toHaveCount(0);
      } else {
        await expect(audio).toBeHidden();
        await expect(main(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
        await expect(main(page).getByRole('button', { name: 'Mute', exact: true })).toBeVisible();
        await expect(main(page).getByRole('slider')).toHaveCount(1);
        await expect(main(page).getByRole('slider')).toHaveValue('0.9');
      }
      await expect(audio).toHaveAttribute('preload', 'none');
      await expect(audio).toHaveAttribute('crossorigin', 'anonymous');
      await expect(audio).toHaveAttribute('src', '/api/stream?port=8076');
    },
  },
  {
    path: '/books',
    title: 'Books',
    sections: ['Transform Your Life with Ancient Wisdom', 'Thirty Books for Children, by Age', 'Books'],
    withoutShell: true,
    async look(page) {
      await expect(main(page).locator('a[href="/"]').first()).toBeVisible();
      await opensNewTab(page.getByRole('link', { name: /^Apply for Admission →/ }), 1);
      await opensNewTab(page.getByRole('link', { name: /^Learn More/ }), 1);
      await opensNewTab(page.getByRole('link', { name: /^View All Books on Amazon →/ }), 1);
      const forChildren = page.getByRole('region', { name: 'Thirty Books for Children, by Age' });
      await expect(forChildren.getByRole('listitem')).toHaveCount(30);
      await opensNewTab(forChildren.getByRole('listitem').getByRole('link'), 30);
      const cards = page.getByRole('region', { name: 'Books', exact: true }).getByRole('listitem');
      const count = await cards.count();
      // About 14 titles.
      expect(count).toBeGreaterThanOrEqual(14);
      expect(count).toBeLessThanOrEqual(30);
      const links = cards.getByRole('link');
      await opensNewTab(links, count);
      const books = await links.evaluateAll((all) =>
        all.map((link) => {
          const cover = link.querySelector('img')!;
          const title = link.querySelector('h3')!;
          const { width, height } = cover.getBoundingClientRect();
          return {
            href: (link as HTMLAnchorElement).href,
            lazy: cover.loading,
            ratio: Math.round((width / height) * 100) / 100,
            clamp: getComputedStyle(title).webkitLineClamp,
            label: link.textContent.includes('View on Amazon →'),
          };
        }),
      );
      expect(new Set(books.map(({ href }) => href)).size).toBe(count);
      for (const { href, ...book } of books) {
        expect(new URL(href).hostname).toMatch(/(^|\.)amazon\.com$/);
        expect(book).toEqual({ lazy: 'lazy', ratio: 0.75, clamp: '2', label: true });
      }
    },
  },
  {
    path: '/search',
    noindex: true,
    title: 'Search',
    h1: 'Search',
  },
  {
    path: '/search?q=fever',
    noindex: true,
    h1: 'Search',
    async look(page) {
      await expect(main(page).locator('a[href^="/articles/"]').first()).toBeVisible();
    },
  },
  {
    path: '/nowhere',
    status: 404,
    noindex: true,
    title: 'Page Not Found',
    h1: 'Page Not Found',
    async look(page) {
      await expect(main(page).getByText('404', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
      await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible();
    },
  },
];

/** Returns the blocks of structured data in order. */
export async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((text) => JSON.parse(text) as Record<string, unknown>);
}
