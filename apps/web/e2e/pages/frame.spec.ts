import { opensNewTab } from '../support/pages.ts';
import { expect, startApp, test } from '../support/test.ts';

const sections = [
  '/local-news',
  '/national-news',
  '/world-news',
  '/politics',
  '/business',
  '/technology',
  '/automotive',
  '/real-estate',
  '/health-wellness',
  '/sports',
  '/arts-culture',
  '/food-dining',
  '/lifestyle',
  '/opinion',
  '/archives',
  '/events',
];
const nav = ['/', '/books', '/radio', '/blog', '/partners', '/faq', '/contact', '/about'];

const shelf = ['/ages', '/health-wellness', '/parenting-tips', '/community-stories', '/articles', '/series'];

test.describe('the shelf for readers', () => {
  test(
    'is on every page of the shared layout, after urgent help, and marks the list it is in',
    { tag: '@long' },
    async ({ page }) => {
      for (const [path, current] of [
        ['/', null],
        ['/urgent', null],
        ['/articles/the-invisible-list', 'Articles'],
        ['/ages', 'By Age'],
        ['/faq', null],
      ] as const) {
        await page.goto(path);
        const banner = page.getByRole('banner');
        const links = banner.getByRole('navigation', { name: 'For readers' }).getByRole('link');
        expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))), path).toEqual(
          shelf,
        );
        const marked = banner.getByRole('navigation', { name: 'For readers' }).locator('[aria-current]');
        expect(await marked.allTextContents(), path).toEqual(current ? [current] : []);
        // The first stop after the logo.
        const stops = banner.locator('a:visible');
        const urgent = stops.filter({ hasText: 'Urgent' });
        await expect(urgent, path).toHaveCount(1);
        expect(
          await stops.evaluateAll((all) => all.slice(0, 2).some((link) => link.matches('[href="/urgent"]'))),
          path,
        ).toBe(true);
      }
    },
  );

  test('is shown whole in one swipe of a phone, and by the focus', { tag: '@long' }, async ({ page }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/about');
      const nav = page.getByRole('navigation', { name: 'For readers' });
      const { height } = (await nav.boundingBox())!;
      expect(height).toBeLessThanOrEqual(46);
      const links = nav.getByRole('link');
      for (const link of await links.all()) {
        const box = (await link.boundingBox())!;
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(43);
      }
      // A word at the edge of the window says that more follow.
      const cut = await links.evaluateAll(
        (all) => all.filter((link) => link.getBoundingClientRect().right > innerWidth - 40).length,
      );
      expect(cut).toBeGreaterThan(0);
      const row = nav.getByRole('list');
      const swipe = await row.evaluate((list) => list.scrollWidth - list.clientWidth);
      expect(swipe).toBeLessThan(width);
      await links.last().focus();
      await expect(links.last()).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
  });

  test('scrolls away with the page, and comes back for the focus', { tag: '@long' }, async ({ page }) => {
    for (const path of ['/about', '/']) {
      await page.goto(path);
      const banner = page.getByRole('banner');
      const nav = page.getByRole('navigation', { name: 'For readers' });
      const bar = banner.locator('> div').first();
      await page.evaluate(() => scrollTo({ top: 1_500, behavior: 'instant' }));
      await expect.poll(async () => (await bar.boundingBox())!.y).toBe(0);
      const below = async () => {
        const [row, line] = await Promise.all([nav.boundingBox(), bar.boundingBox()]);
        return row!.y - (line!.y + line!.height);
      };
      expect(await below()).toBeLessThan(-20);
      await nav.getByRole('link').first().focus();
      await page.keyboard.press('Tab');
      await expect.poll(below).toBeGreaterThanOrEqual(-1);
      await expect(nav.getByRole('link').nth(1)).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('the header', () => {
  test('groups its sections under headings', { tag: '@long' }, async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Sections' }).click();
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Sections' });
    const lists = menu.getByRole('list');
    expect(await lists.count()).toBeGreaterThanOrEqual(3);
    for (const list of await lists.all()) await expect(list).toHaveAccessibleName(/\w/);
  });

  test('has its mark once on the front page', { tag: '@long' }, async ({ page }) => {
    await page.goto('/');
    for (const width of [390, 768, 1023, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const marks = page.getByRole('banner').locator('svg[viewBox="0 0 64 64"]:visible');
      await expect(marks, `${width} px`).toHaveCount(1);
    }
  });

  test("has a phone's menu that begins where the bar ends", { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/', '/about']) {
      await page.goto(path);
      const banner = page.getByRole('banner');
      await banner.getByRole('button', { name: 'Menu' }).click();
      const bar = (await banner.locator('> div').first().boundingBox())!;
      const menu = (await banner.locator(':popover-open').boundingBox())!;
      expect(Math.abs(menu.y - (bar.y + bar.height)), path).toBeLessThanOrEqual(1);
      expect(menu.y + menu.height, path).toBe(844);
    }
  });

  test('has eight links and sixteen sections, in the order of docs/product.md', async ({ page }) => {
    await page.goto('/about');
    const main = page.getByRole('navigation', { name: 'Main' });
    const hrefs = (links: ReturnType<typeof main.getByRole>) =>
      links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(await hrefs(main.getByRole('link'))).toEqual(nav);
    await main.getByRole('button', { name: 'Sections' }).click();
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Sections' });
    expect(await hrefs(menu.getByRole('link'))).toEqual(sections);
    // It is outside of main, and contains no additional heading.
    expect(await menu.evaluate((element) => element.closest('main'))).toBeNull();
  });

  test('shows its links from 1024 px on, and the menu below', { tag: '@long' }, async ({ page }) => {
    await page.goto('/about');
    const links = page.getByRole('navigation', { name: 'Main' });
    const toggle = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(links).toBeVisible();
    await expect(toggle).toBeHidden();
    // Systems that place letters on whole pixels draw them wider.
    const rows = await links
      .getByRole('link')
      .evaluateAll((all) => new Set(all.map((link) => link.getBoundingClientRect().top)).size);
    expect(rows).toBe(1);
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(links).toBeHidden();
    await expect(toggle).toBeVisible();
  });

  test('keeps a menu open that was opened while another page loaded', { tag: '@long' }, async ({ page }) => {
    await page.goto('/faq');
    await startApp(page);
    await page.route(/\.data(\?|$)/, async (route) => {
      await new Promise((done) => setTimeout(done, 1_500));
      await route.continue();
    });
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'About' }).click();
    await main.getByRole('button', { name: 'Sections' }).click();
    await expect(page.locator('p[aria-live=polite]', { hasText: /^About/ })).toBeAttached();
    await expect(page.getByRole('banner').getByRole('navigation', { name: 'Sections' })).toBeVisible();
  });

  test('is sticky', { tag: '@long' }, async ({ page }) => {
    await page.goto('/faq');
    await page.evaluate(() => scrollTo({ top: 3_000, behavior: 'instant' }));
    expect((await page.getByRole('banner').locator('> div').first().boundingBox())!.y).toBe(0);
  });

  test('is one row on every phone, also with large text', { tag: '@long' }, async ({ page }) => {
    for (const path of ['/about', '/']) {
      await page.goto(path);
      for (const width of [320, 375, 376, 412]) {
        await page.setViewportSize({ width, height: 700 });
        for (const size of [null, '150']) {
          await page.evaluate((chosen) => {
            if (chosen) document.documentElement.dataset['textSize'] = chosen;
            else delete document.documentElement.dataset['textSize'];
          }, size);
          const row = await page.getByRole('banner').evaluate((header) => {
            const bar = header.firstElementChild!;
            const parts = [...bar.children]
              .map((part) => part.getBoundingClientRect())
              .filter((box) => box.width);
            const { top, bottom } = bar.getBoundingClientRect();
            return {
              offCenter: Math.max(
                ...parts.map((box) => Math.abs((box.top + box.bottom) / 2 - (top + bottom) / 2)),
              ),
              overlap: parts.some((box, place) => place > 0 && box.left < parts[place - 1]!.right - 0.5),
              sideways: document.documentElement.scrollWidth - window.innerWidth,
            };
          });
          expect(row.offCenter, `${path} ${width} px ${size}`).toBeLessThan(4);
          expect(row.overlap, `${path} ${width} px ${size}`).toBe(false);
          expect(row.sideways, `${path} ${width} px ${size}`).toBeLessThanOrEqual(0);
        }
      }
    }
  });

  for (const { width, stays } of [
    { width: 390, stays: 60 },
    { width: 1280, stays: 64 },
  ]) {
    test(
      `is the whole masthead on the front page, of which a row stays at ${width} px`,
      { tag: width === 390 ? [] : '@long' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto('/');
        const banner = page.getByRole('banner');
        await expect(banner.getByRole('heading', { level: 1 })).toHaveText('News and advice for families');
        await expect(banner.getByRole('link', { name: 'Read the Articles' })).toHaveAttribute(
          'href',
          '/articles',
        );
        await expect(banner.getByRole('link', { name: 'Visit the Blog' })).toHaveAttribute('href', '/blog');
        expect((await banner.boundingBox())!.height).toBeGreaterThan(160);
        await page.evaluate(() => scrollTo({ top: 1_500, behavior: 'instant' }));
        await expect(banner.getByRole('button', { name: 'Display' })).toBeInViewport();
        const { y, height } = (await banner.boundingBox())!;
        expect(y + height).toBeLessThanOrEqual(stays);
      },
    );
  }

  test('is not sticky in a window that is too low', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 225 });
    await page.goto('/faq');
    await page.evaluate(() => scrollTo({ top: 1_000, behavior: 'instant' }));
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });

  test("has a row at the end of a phone's menu that closes it", { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'Menu' }).click();
    const close = banner.getByRole('button', { name: 'Close' });
    const { y, height } = (await close.boundingBox())!;
    expect(y).toBeGreaterThan(700);
    expect(y + height).toBeLessThanOrEqual(844);
    await close.click();
    await expect(banner.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  });

  test("closes the menu of a phone by its toggle, the logo, Home and the current page's link", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    const banner = page.getByRole('banner');
    const toggle = banner.getByRole('button', { name: 'Menu' });
    const menu = banner.getByRole('navigation', { name: 'Menu' });
    await toggle.click();
    await expect(menu).toBeVisible();
    await toggle.click();
    await expect(menu).toBeHidden();

    await startApp(page);
    const about = menu.getByRole('link', { name: 'About', exact: true });
    const logo = banner.getByRole('link', { name: 'The Daily Nest', exact: true });
    const home = menu.getByRole('link', { name: 'Home', exact: true });
    for (const [link, path] of [
      [about, '/about'],
      [logo, '/'],
      [home, '/'],
    ] as const) {
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(menu).toBeVisible();
      await link.first().click();
      await expect(menu).toBeHidden();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(page).toHaveURL(path);
    }
  });
});

test('the footer has its columns, its accounts and the year', { tag: '@long' }, async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Sections', 'More Sections'])
    await expect(footer.getByRole('heading', { name, exact: true })).toBeVisible();
  const own = await footer
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const path of [...sections, '/privacy', '/terms']) expect(own).toContain(path);
  const outside = footer.locator('a[href^="http"]');
  await opensNewTab(outside, await outside.count());
  for (const name of [/facebook/i, /instagram/i])
    await expect(footer.getByRole('link', { name })).toBeVisible();
  await expect(footer).toContainText(`© ${new Date().getUTCFullYear()} The Daily Nest`);
  await expect(footer.locator('form input[type=email][required]')).toHaveCount(1);
});
