import type { APIRequestContext } from '@playwright/test';

/** Returns the path of every page in the sitemaps. */
export async function siteMapPaths(request: APIRequestContext, site = ''): Promise<string[]> {
  const locations = async (path: string) => {
    const text = await (await request.get(`${site}${path}`)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  };
  const files = await locations('/sitemap.xml');
  const paths = await Promise.all(files.map(locations));
  return [...new Set(paths.flat())];
}
