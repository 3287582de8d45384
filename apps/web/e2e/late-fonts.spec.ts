import { expect, test } from './support/test.ts';

/** One page of each kind, with how far it may move. */
const kinds: Record<string, number> = {
  '/': 0.001,
  '/articles': 0.001,
  // A kicker and four links on a phone break into other lines; their fallback is a little wider than they are.
  '/articles/a-fever-at-three-in-the-morning': 0.013,
  '/blog': 0.001,
  '/blog/a-babys-first-passport': 0.002,
  '/local-news': 0.001,
  '/health-wellness': 0.001,
  '/faq': 0.016,
  '/partners': 0.001,
  '/books': 0.001,
  '/radio': 0.001,
  '/search?q=fever': 0.001,
};

for (const width of [390, 1280]) {
  test(`nothing moves when the fonts come late, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await page.addInitScript(() => {
      const moved: string[] = [];
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node?: Node }[];
        })[]) {
          shift += entry.value;
          moved.push(
            ...entry.sources.map(({ node }) => (node as Element | undefined)?.outerHTML?.slice(0, 90) ?? '?'),
          );
        }
        Object.assign(window, { layout: { shift, moved } });
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { layout: { shift, moved } });
    });
    let release!: () => void;
    let held = Promise.resolve();
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    for (const [path, most] of Object.entries(kinds)) {
      held = new Promise((resolve) => {
        release = resolve;
      });
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      expect(await page.evaluate(() => document.fonts.status), path).toBe('loading');
      release();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      const { shift, moved } = await page.evaluate(
        () => (window as unknown as { layout: { shift: number; moved: string[] } }).layout,
      );
      expect.soft(shift, `${path}\n${moved.join('\n')}`).toBeLessThanOrEqual(most);
    }
  });
}
