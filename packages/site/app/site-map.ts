import { articles } from '@daily-nest/content/articles';
import { foldOuts } from '@daily-nest/content/fold-outs';
import { hasPage } from '@daily-nest/content/parts';
import { topicPages } from '@daily-nest/content/topics';
import { urgentIds } from '@daily-nest/content/urgent/ids';
import { sheetSlugs } from '@daily-nest/content/urgent/sheet-slugs';
import { wellnessArticles } from '@daily-nest/content/wellness';

/**
 * Every page of the site, one line each. To add one, add `app/routes/<name>/route.tsx` and a line here.
 * `prerender` makes it a file at build time: `true` for its own path, a function for the paths of a
 * parameter. `shell: false` leaves out the shared header and footer; a file that is not a page (route.ts,
 * only a loader) has it, too.
 */
export interface SitePage {
  path: string;
  /** The folder of the route module under app/routes. */
  route: string;
  prerender?: true | (() => string[] | Promise<string[]>);
  shell?: false;
}

/** Rendered by the running server, because they contain outlets' headlines. */
const topicRoutes = topicPages.map(({ route }) => ({ path: route, route: 'topic' }) as const);

/** Drawn instructions, for a title that has any. */
const foldOutPages: SitePage[] =
  foldOuts.length === 0
    ? []
    : [
        { path: '/fold-outs', route: 'fold-outs', prerender: true },
        {
          path: '/fold-outs/:slug',
          route: 'fold-out',
          prerender: () => foldOuts.map(({ slug }) => `/fold-outs/${slug}`),
        },
      ];

/** The doses, in a language whose words for them were reviewed. */
const dosePages: SitePage[] = sheetSlugs.includes('fever-and-doses')
  ? [{ path: '/urgent/fever-and-doses', route: 'dose-sheet', prerender: true }]
  : [];

const everyPage: SitePage[] = [
  { path: '/', route: 'home', prerender: true },
  { path: '/articles', route: 'articles', prerender: true },
  {
    path: '/articles/:slug',
    route: 'article',
    prerender: () => articles.map(({ slug }) => `/articles/${slug}`),
  },
  { path: '/parenting-tips', route: 'parenting-tips', prerender: true },
  { path: '/community-stories', route: 'community-stories', prerender: true },
  { path: '/health-wellness', route: 'health-wellness', prerender: true },
  {
    path: '/health-wellness/:slug',
    route: 'wellness-article',
    prerender: () => wellnessArticles.map(({ slug }) => `/health-wellness/${slug}`),
  },
  { path: '/faq', route: 'faq', prerender: true },
  { path: '/blog', route: 'blog' },
  { path: '/blog/:slug', route: 'blog-post' },
  { path: '/about', route: 'about', prerender: true },
  { path: '/contact', route: 'contact', prerender: true },
  { path: '/partners', route: 'partners', prerender: true },
  { path: '/privacy', route: 'legal', prerender: true },
  { path: '/privacy-policy', route: 'legal', prerender: true },
  { path: '/terms', route: 'legal', prerender: true },
  { path: '/terms-of-service', route: 'legal', prerender: true },
  { path: '/accessibility', route: 'legal', prerender: true },
  { path: '/standards', route: 'legal', prerender: true },
  { path: '/corrections', route: 'corrections' },
  { path: '/urgent', route: 'urgent', prerender: true },
  ...urgentIds.map((id) => ({ path: `/urgent/${id}`, route: 'emergency', prerender: true }) as const),
  ...dosePages,
  {
    path: '/urgent/:sheet',
    route: 'urgent-sheet',
    prerender: () => sheetSlugs.filter((slug) => slug !== 'fever-and-doses').map((slug) => `/urgent/${slug}`),
  },
  { path: '/people', route: 'people', prerender: true },
  { path: '/people/:slug', route: 'person' },
  { path: '/ages', route: 'ages', prerender: true },
  { path: '/ages/:slug', route: 'age' },
  { path: '/series', route: 'series-list', prerender: true },
  { path: '/series/:slug', route: 'series' },
  ...foldOutPages,
  { path: '/saved', route: 'saved', prerender: true },
  { path: '/offline', route: 'offline', prerender: true, shell: false },
  { path: '/books', route: 'books', prerender: true, shell: false },
  { path: '/radio', route: 'radio', prerender: true, shell: false },
  ...topicRoutes,
  { path: '/newsletter/:step', route: 'newsletter' },
  { path: '/search', route: 'search' },
  { path: '/search/suggestions', route: 'search-suggestions', shell: false },
  { path: '/walls/:topic', route: 'wall', shell: false },
  { path: '/icon.svg', route: 'icon', prerender: true, shell: false },
  { path: '/manifest.webmanifest', route: 'manifest', prerender: true, shell: false },
  { path: '/robots.txt', route: 'robots', shell: false },
  { path: '/sitemap.xml', route: 'sitemap-index', shell: false },
  { path: '/sitemaps/:file', route: 'sitemap', shell: false },
  { path: '/feeds/:file', route: 'feed', shell: false },
  { path: '/feeds/:kind/:file', route: 'feed', shell: false },
];

/** The pages of this title. */
export const pages: SitePage[] = everyPage.filter(({ path }) => hasPage(path));
