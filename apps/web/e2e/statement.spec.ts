import { promises } from '@daily-nest/content/accessibility';
import { engines } from '../engines/test.ts';
import { expect, test } from './support/test.ts';

test('the accessibility page lists every promise', async ({ page }) => {
  await page.goto('/accessibility');
  await expect(page.locator('#met').getByRole('listitem')).toHaveText(Object.values(promises));
});

test('the engines that the page names are those that the pages run in', async ({ page }) => {
  await page.goto('/accessibility');
  const told = page.locator('#met').getByRole('listitem').filter({ hasText: 'are tried in' });
  for (const engine of engines) await expect(told).toContainText(new RegExp(`\\b${engine}\\b`, 'i'));
});

test('every page leads there, and from there to a letter and the contact page', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Privacy', 'Terms', 'Standards'])
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  await footer.getByRole('link', { name: 'Accessibility' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessibility');
  const reach = page.locator('#reach-us');
  await expect(reach.getByRole('link', { name: 'contact page' })).toHaveAttribute('href', '/contact');
  await expect(reach.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:\S+@\S+$/);
});
