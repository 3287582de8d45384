import type { Page } from '@playwright/test';
import { expect, failedDocument, startApp, test } from './support/test.ts';

// Browsers log what a policy has blocked; the console of every test must be silent.
test.use({ allowedConsole: [failedDocument] });

/** Links to pages with special markup, clicked inside the running application. */
const ways: [from: string, link: RegExp, to: RegExp][] = [
  ['/articles', /fever at three/i, /\/articles\/a-fever/],
  ['/blog', /^Read Full Article/, /\/blog\/./],
  ['/health-wellness', /bedtime in four steps/i, /\/health-wellness\/bedtime/],
  ['/', /^Local News$/, /\/local-news$/],
];

for (const [from, link, to] of ways) {
  test(
    `the application navigates from ${from} under the policy of its first page`,
    { tag: '@long' },
    async ({ page }) => {
      await page.goto(from);
      await startApp(page);
      await page
        .getByRole('main')
        .or(page.getByRole('contentinfo'))
        .getByRole('link', { name: link })
        .first()
        .click();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The document is the same.
      await expect(page.locator('html')).toHaveAttribute('data-app', 'live');
    },
  );
}

test('the application starts under the policy of its page', { tag: '@long' }, async ({ page }) => {
  for (const path of ['/faq', '/radio', '/books', '/contact', '/partners', '/search?q=fever', '/nowhere']) {
    await page.goto(path);
    await startApp(page);
  }
});

test.describe('markup that a script of the page writes', () => {
  test.use({ allowedConsole: [/Content.Security.Policy|TrustedHTML|TrustedScript/] });

  test('is blocked if it is active, and shown if it is plain text', { tag: '@long' }, async ({ page }) => {
    const refused = async (when: string) => {
      for (const html of [
        '<img src="/x" onerror="document.title=1">',
        '<svg/onload=document.title=1>',
        '<iframe src="/about"></iframe>',
        '<a href="javascript:document.title=1">Read</a>',
        '<script>document.title=1</script>',
      ])
        expect(await write(page, html), `${html} ${when}`).toBe('TypeError');
    };
    await page.goto('/about');
    await refused('before the application runs');
    await startApp(page);
    await refused('in the application');
    expect(await write(page, '<p>Read <em>on</em></p>')).toBe('<p>Read <em>on</em></p>');
  });

  test('never becomes a script', async ({ page }) => {
    await page.goto('/about');
    await startApp(page);
    const ran = await page.evaluate(() => {
      const tries = [
        () => {
          const script = document.createElement('script');
          script.text = 'window.ran = 1';
          document.head.append(script);
        },
        () => {
          const script = document.createElement('script');
          script.src = 'data:text/javascript,window.ran=2';
          document.head.append(script);
        },
      ];
      for (const attempt of tries) {
        try {
          attempt();
        } catch {}
      }
      return (window as unknown as { ran?: number }).ran ?? 'none';
    });
    expect(ran).toBe('none');
  });
});

/** Returns the result of writing markup into the page, or the error's name. */
function write(page: Page, html: string): Promise<string> {
  return page.evaluate((text) => {
    const written = document.createElement('div');
    try {
      written.innerHTML = text;
    } catch (error) {
      return (error as Error).name;
    }
    document.body.append(written);
    return written.innerHTML;
  }, html);
}
