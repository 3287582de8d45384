import { ageSlugs } from './ages.ts';
import { articles } from './articles.ts';
import { foldOuts } from './fold-outs.ts';
import { routes } from './routes.ts';
import { series } from './series.ts';
import { staff } from './staff.ts';
import { sheetSlugs } from './urgent/sheet-slugs.ts';
import { wellnessArticles } from './wellness.ts';

const pages = new Set<string>([
  ...routes,
  ...articles.map(({ slug }) => `/articles/${slug}`),
  ...wellnessArticles.map(({ slug }) => `/health-wellness/${slug}`),
  ...sheetSlugs.map((slug) => `/urgent/${slug}`),
  ...staff.map(({ id }) => `/people/${id}`),
  ...ageSlugs.map((slug) => `/ages/${slug}`),
  ...(foldOuts.length > 0 ? ['/fold-outs'] : []),
  ...foldOuts.map(({ slug }) => `/fold-outs/${slug}`),
  ...series.map(({ slug }) => `/series/${slug}`),
]);

/** Paths of which every page is listed above. Files, feeds and the steps of forms are not. */
const listed = /^\/(?:(?:articles|health-wellness|urgent|people|ages|series|fold-outs)\/.*|[^/.]*)$/;

/** Whether the site has no page at a path. The posts of the blog are in the database, and not judged here. */
export function isNoPage(path: string): boolean {
  const bare = path === '/' ? path : path.replace(/\/$/, '');
  return listed.test(bare) && !pages.has(bare);
}
