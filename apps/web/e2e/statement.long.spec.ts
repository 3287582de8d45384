import { accessibility } from '@daily-nest/content/accessibility';
import { engines } from '../engines/test.ts';
import { expect, test } from './support/test.ts';

test('the accessibility page lists every promise, and the tested engines', async ({ page }) => {
  await page.goto('/accessibility');
  const met = page.locator('#met').getByRole('listitem');
  const promises = accessibility.sections.find(({ id }) => id === 'met')?.items;
  await expect(met).toHaveText(promises!);
  const named = met.filter({ hasText: 'are tried in' });
  for (const engine of engines) await expect(named).toContainText(new RegExp(`\\b${engine}\\b`, 'i'));
});

test('every page links there, and it links to an email address and the contact page', async ({ page }) => {
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
