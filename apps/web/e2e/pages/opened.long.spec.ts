import { hasNoAxeViolation, readToTheEnd } from '@daily-nest/site/browser-tests/checks';
import { desk, phone } from '@daily-nest/site/browser-tests/check-page';
import type { Page } from '@playwright/test';
import { pages } from '../support/pages.ts';
import { expect, failedDocument, test } from '../support/test.ts';

test.use({ allowedConsole: [failedDocument] });
test.setTimeout(180_000);

const looks = [phone, desk].flatMap((window) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    name: `${colorScheme}, ${window.width} px`,
    window,
    colorScheme,
  })),
);

/** Opens everything on a page: first all disclosures, then one overlay after the other. */
async function openOneByOne(page: Page, look: () => Promise<void>): Promise<void> {
  const folded = page.locator('details:visible');
  if ((await folded.count()) > 0) {
    await folded.evaluateAll((all) =>
      all.forEach((element) => ((element as HTMLDetailsElement).open = true)),
    );
    await look();
  }
  const openers = page.locator('button[popovertarget]:not([popovertargetaction]):visible');
  for (const opener of await openers.all()) {
    await opener.click();
    await expect(page.locator(':popover-open')).toBeVisible();
    await look();
    await page.keyboard.press('Escape');
    await expect(page.locator(':popover-open')).toHaveCount(0);
  }
  for (const tab of (await page.getByRole('tab').all()).slice(1)) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await look();
  }
}

for (const { path, status = 200 } of pages)
  for (const { name, window, colorScheme } of looks)
    test(`${path}: everything that opens has no axe violation (${name})`, async ({ page }) => {
      await page.setViewportSize(window);
      await page.emulateMedia({ colorScheme });
      expect((await page.goto(path))!.status()).toBe(status);
      await readToTheEnd(page);
      await openOneByOne(page, () => hasNoAxeViolation(page));
    });
