import { accessibility } from '@daily-nest/content/accessibility';
import { ages } from '@daily-nest/content/ages';
import { articles } from '@daily-nest/content/articles';
import { changedOn, corrections } from '@daily-nest/content/corrections';
import { foldOuts } from '@daily-nest/content/fold-outs';
import { privacy, terms } from '@daily-nest/content/legal';
import { staff } from '@daily-nest/content/staff';
import { shownSeries } from '@daily-nest/content/pieces';
import { standards } from '@daily-nest/content/standards';
import { topicPages } from '@daily-nest/content/topics';
import { urgentSections } from '@daily-nest/content/urgent/sections';
import { wellnessArticles } from '@daily-nest/content/wellness';
import type { SitemapItemLoose } from 'sitemap';
import { pages } from '../../site-map.ts';
import { hasPage } from '@daily-nest/content/parts';

/** Second addresses of a page, which are not canonical, and pages whose content only the reader has. */
const unlisted = new Set(['/privacy-policy', '/terms-of-service', '/saved', '/offline']);

/** Pages that are rendered on request and have a fixed address. */
const renderedPages = [
  '/blog',
  '/corrections',
  ...topicPages.map(({ route }) => route),
  ...staff.map(({ id }) => `/people/${id}`),
  ...ages.map(({ slug }) => `/ages/${slug}`),
  ...shownSeries.map(({ slug }) => `/series/${slug}`),
].filter(hasPage);

interface Known {
  changed: string;
  image?: string;
}

/** The latest of some days; none in a title without such pages. */
const newest = (days: string[]) => days.toSorted().at(-1) ?? '';

/** Returns the pages with a known date of change or a picture. */
function knownPages(): Map<string, Known> {
  const articlesChanged = newest(articles.map(changedOn));
  const wellnessChanged = newest(wellnessArticles.map(changedOn));
  return new Map<string, Known>([
    ['/', { changed: newest([articlesChanged, wellnessChanged]) }],
    ['/articles', { changed: articlesChanged }],
    ['/health-wellness', { changed: wellnessChanged }],
    ['/privacy', { changed: privacy.updated }],
    ['/terms', { changed: terms.updated }],
    ['/accessibility', { changed: accessibility.updated }],
    ['/standards', { changed: standards.updated }],
    ['/urgent', { changed: newest(urgentSections.map(({ asOf }) => asOf.date)) }],
    ...urgentSections.map(({ id, asOf }): [string, Known] => [`/urgent/${id}`, { changed: asOf.date }]),
    ...foldOuts.map(({ slug, date }): [string, Known] => [`/fold-outs/${slug}`, { changed: date }]),
    ...corrections.slice(0, 1).map(({ date }): [string, Known] => ['/corrections', { changed: date }]),
    ...articles.map((article): [string, Known] => [
      `/articles/${article.slug}`,
      { changed: changedOn(article), image: article.image },
    ]),
    ...wellnessArticles.map((article): [string, Known] => [
      `/health-wellness/${article.slug}`,
      { changed: changedOn(article), image: article.image },
    ]),
  ]);
}

/** Returns the paths of all pages that search engines may list, without the blog's posts. */
export async function listedPaths(): Promise<string[]> {
  const paths: string[] = [...renderedPages];
  for (const { path, prerender } of pages) {
    if (prerender === true) paths.push(path);
    else if (prerender) paths.push(...(await prerender()));
  }
  // A path with an extension is a file, such as an icon.
  return paths.filter((path) => !unlisted.has(path) && !/\.\w+$/.test(path)).toSorted();
}

/** Returns the pages as entries of a sitemap. */
export async function pageEntries(siteUrl: string): Promise<SitemapItemLoose[]> {
  const known = knownPages();
  return (await listedPaths()).map((path) => {
    const { changed, image } = known.get(path) ?? {};
    return {
      url: path,
      ...(changed && { lastmod: changed }),
      ...(image && { img: [{ url: siteUrl + image }] }),
    };
  });
}
