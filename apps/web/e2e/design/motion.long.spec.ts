import type { Page } from '@playwright/test';
import { expect, startApp, test } from '../support/test.ts';

const card = '/articles/the-invisible-list';

/** Records how the picture moves to each page: the names of the moving pictures, and the duration. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    // It runs in the page, without access to this module.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const note = async (viewTransition: ViewTransition) => {
      await viewTransition.ready.catch(() => undefined);
      const moving = document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []))
        .map((effect) => `${effect.pseudoElement} ${String(effect.getTiming().duration)}`);
      document.documentElement.dataset['moved'] = moving.toSorted().join(', ') || 'nothing';
      await viewTransition.finished;
      document.documentElement.dataset['named'] = String(
        [...document.querySelectorAll<HTMLElement>('img')].filter(({ style }) => style.viewTransitionName)
          .length,
      );
    };
    addEventListener('pagereveal', ({ viewTransition }) => {
      if (viewTransition) void note(viewTransition);
    });
  });
}

async function openCard(page: Page) {
  const link = page.getByRole('main').locator(`a[href="${card}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await page.waitForURL(`**${card}`);
}

test.describe('the picture of a card', () => {
  test('moves to the lead of its page in 180 ms, and nothing else moves', async ({ page }) => {
    await watch(page);
    await page.goto('/articles');
    await openCard(page);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-moved', /group\(lead\) 180/);
    await expect(root).not.toHaveAttribute('data-moved', /root/);
    await expect(root).toHaveAttribute('data-named', '0');
  });

  test('moves nothing else on the new page', async ({ page }) => {
    await watch(page);
    await page.goto('/articles');
    await openCard(page);
    await expect(page.locator('html')).toHaveAttribute('data-named', '0');
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
            resolve(shifts.reduce((sum, { value }) => sum + value, 0));
          }).observe({ type: 'layout-shift', buffered: true });
          // Without a shift the observer is not called. One frame after its turn, there was none.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
        }),
    );
    expect(shift).toBe(0);
  });

  test('also moves in the running application, and no transition name is left', async ({ page }) => {
    await page.goto('/articles');
    await startApp(page);
    await page.evaluate(() => {
      const begin = document.startViewTransition.bind(document);
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
      const note = async ({ ready }: ViewTransition) => {
        await ready;
        const moved = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
        document.documentElement.dataset['moved'] = moved.toSorted().join(' ');
      };
      document.startViewTransition = (update) => {
        const transition = begin(update);
        void note(transition);
        return transition;
      };
    });
    await openCard(page);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-moved', /group\(lead\)/);
    await expect(root).toHaveAttribute('data-moved', /new\(lead\).*old\(lead\)/);
    await expect(root).not.toHaveAttribute('data-moved', /root/);
    await expect(page.locator('img[style*="view-transition-name"]')).toHaveCount(0);
  });

  test('does not move for readers who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watch(page);
    await page.goto('/articles');
    await openCard(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('html').getAttribute('data-moved')).toBeNull();
  });

  test('does not affect pages without such a picture', async ({ page }) => {
    await watch(page);
    await page.goto('/articles');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await page.waitForURL('**/privacy');
    expect([null, 'nothing']).toContain(await page.locator('html').getAttribute('data-moved'));
  });
});

const moving = (page: Page) =>
  page
    .getByRole('banner')
    .locator('svg path')
    .evaluateAll((paths) => paths.filter((path) => path.getAnimations().length > 0).length);

test.describe('the egg of the mark', () => {
  test('rocks while the page says that the radio plays', async ({ page }) => {
    await page.goto('/about');
    expect(await moving(page)).toBe(0);
    await page.evaluate(() => (document.documentElement.dataset['radio'] = 'playing'));
    expect(await moving(page)).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => moving(page)).toBe(0);
  });

  test('rocks from Play to Pause of the real stream', async ({ page }) => {
    await page.goto('/radio');
    await startApp(page);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    const pause = page.getByRole('region', { name: 'Radio' }).getByRole('button', { name: 'Pause' });
    await expect(pause).toBeVisible();
    await expect.poll(() => moving(page)).toBeGreaterThan(0);
    await pause.click();
    await expect.poll(() => moving(page)).toBe(0);
  });
});
