import { parse } from 'node-html-parser';
import { expect, test } from '../support/test.ts';

test('the text for machines contains no links', async ({ request }) => {
  const page = parse(await (await request.get('/faq')).text(), { blockTextElements: { script: true } });
  const blocks = page.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }) => rawText);
  expect(blocks.join()).toContain('1-800-222-1222');
  expect(blocks.join()).not.toMatch(/tel:|<a/);
});

test('questions are found by the numbers in their answers', { tag: '@long' }, async ({ page }) => {
  await page.goto('/faq');
  await page.getByPlaceholder('Search FAQs...').fill('Help at 1-800-222-1222, free');
  await expect(page.getByRole('main').locator('details')).toHaveCount(1);
});

test('the numbers of help lines can be called or texted', async ({ request }) => {
  const links = async (path: string) =>
    new Set((await (await request.get(path)).text()).match(/href="(?:tel|sms):[^"]+"/g));
  for (const path of ['/faq', '/health-wellness', '/contact', '/terms'])
    expect((await links(path)).size, path).toBeGreaterThan(0);
  expect([...(await links('/faq'))]).toEqual(
    expect.arrayContaining(['href="tel:911"', 'href="tel:+18002221222"']),
  );
  expect([...(await links('/health-wellness'))]).toContain('href="sms:988"');
});
