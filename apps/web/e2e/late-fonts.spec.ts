import { expect, test } from './support/test.ts';

const still = 0.001;

/** One page of each kind, with how far it may move. Where it is more, only words move along their own line. */
const kinds: Record<string, number> = {
  '/': still,
  '/articles': still,
  // Its first sentence is bold and fills a phone's first line but for 3 px, so the word behind it begins the next line or ends this.
  '/articles/a-fever-at-three-in-the-morning': 0.014,
  '/blog': still,
  // What stands right of a large first letter moves by the 3 px that the letter is wider.
  '/blog/a-babys-first-passport': 0.0015,
  '/local-news': still,
  '/health-wellness': still,
  '/faq': still,
  '/partners': still,
  '/books': still,
  '/radio': still,
  // And so does a headline behind its marked word.
  '/search?q=fever': 0.0025,
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
