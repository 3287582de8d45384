import { corrections } from '@daily-nest/content/corrections';
import { expect, test } from '../support/test.ts';

test('a corrected story shows the date and the former text, to readers and in structured data', async ({
  page,
}) => {
  const ofStories = corrections.filter(({ href }) => href.startsWith('/articles/'));
  expect(ofStories.length).toBeGreaterThan(2);
  for (const { href, date, is, was } of ofStories) {
    await page.goto(href);
    const note = page.getByRole('main').getByText('Corrected on ').filter({ hasText: is });
    await expect(note).toContainText(`${is} Before: ${was}`);
    await expect(note.locator('time')).toHaveAttribute('datetime', date);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const article = blocks
      .map((text) => JSON.parse(text) as Record<string, unknown>)
      .find((data) => data['correction']);
    // A story may have changed since.
    expect(String(article?.['dateModified']) >= date, href).toBe(true);
    expect(article).toMatchObject({
      correction: expect.arrayContaining([
        expect.objectContaining({
          '@type': 'CorrectionComment',
          datePublished: date,
          text: expect.stringContaining(is),
        }),
      ]),
    });
  }
});

test(
  'a corrected answer of the FAQ says so, and every page links to the corrections and the standards',
  { tag: '@long' },
  async ({ page }) => {
    const answer = corrections.find(({ href }) => href.startsWith('/faq#'))!;
    await page.goto(answer.href);
    await expect(page.getByRole('main').getByText(`${answer.is} Before: ${answer.was}`)).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Standards' })).toHaveAttribute('href', '/standards');
    await footer.getByRole('link', { name: 'Corrections' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Corrections');
    // What was wrong names a number that nobody is to call for it.
    const before = page.getByText('Before', { exact: true }).locator('..');
    await expect(before.filter({ hasText: '911' })).not.toHaveCount(0);
    await expect(before.getByRole('link')).toHaveCount(0);
  },
);
