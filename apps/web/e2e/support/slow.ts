import type { Page } from '@playwright/test';

/** Delays all answers of the site, each once: a route of Playwright's switches the cache off, which has what was preloaded. */
export async function slow(page: Page, pattern: RegExp, ms = 1_500) {
  const asked = new Set<string>();
  await page.route(pattern, async (route) => {
    const url = route.request().url();
    if (!asked.has(url)) await new Promise((resolve) => setTimeout(resolve, ms));
    asked.add(url);
    await route.continue();
  });
}
