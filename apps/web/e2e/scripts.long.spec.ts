import { script } from './support/script.ts';
import { expect, startApp, test } from './support/test.ts';

script('the suggestions of the search', async (reader, page) => {
  await reader.open('/search');
  // A plain field until the script of the suggestions has loaded.
  await reader.goTo('Search everything', () =>
    expect(page.getByRole('main').getByRole('combobox', { name: 'Search everything' })).toBeFocused(),
  );
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const options = list.getByRole('option');
  // The letters before the last are asked about, too, and a slow machine shows their answer first.
  await reader.type('feve', () => expect(list).toHaveAttribute('data-query', 'feve'));
  await reader.press('ArrowDown', 2);
  await reader.press('Escape', 1, () => expect(options).toHaveCount(0));
});

script('a piece that is saved', async (reader, page) => {
  await reader.open('/articles/a-fever-at-three-in-the-morning');
  await reader.headings();
  await reader.goTo('Save for later');
  const save = page.locator('main [data-piece-save]').first();
  await reader.press('Space', 1, () => expect(save).toHaveAttribute('aria-pressed', 'true'));
  await reader.press('Space', 1, () => expect(save).toHaveAttribute('aria-pressed', 'false'));
});

script('the newsletter', async (reader, page) => {
  await reader.open('/about');
  const form = page.getByRole('contentinfo').locator('form');
  await form.getByRole('textbox').focus();
  await reader.wait('at the form of the footer', () => expect(form.getByRole('textbox')).toBeFocused());
  await reader.type('rosa');
  await reader.press('Enter', 1, () => expect(form.getByRole('textbox')).toBeFocused());
  await reader.type('@example.org');
  await reader.press('Enter', 1, () =>
    expect(form.getByRole('status')).toHaveText('Subscription confirmed!'),
  );
});

script('the menu of a phone', async (reader, page) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await reader.open('/about');
  await reader.goTo('Menu');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await reader.press('Enter', 1, () => expect(menu).toBeVisible());
  await reader.press('Tab', 4);
  await reader.press('Escape', 1, () => expect(menu).toBeHidden());
});

script('the panel of display', async (reader, page) => {
  await reader.open('/about');
  await reader.goTo('Display');
  await reader.press('Enter', 1, () => expect(page.locator(':popover-open')).toBeVisible());
  await reader.press('Tab');
  await reader.press('ArrowDown', 1, () => expect(page.locator('html')).toHaveAttribute('data-scheme'));
  await reader.press('Tab');
  await reader.press('ArrowDown', 1, () =>
    expect(page.locator('html')).toHaveAttribute('data-text-size', '125'),
  );
  await reader.press('Escape');
});

script('a search of the articles', async (reader, page) => {
  await reader.open('/articles');
  await reader.goTo(/^Search articles/);
  await reader.type('fever');
  await reader.press('Enter', 1, () => expect(page).toHaveURL(/\?q=fever$/));
  await reader.headings();
  await reader.goTo(/^Search articles/);
  await reader.press('ControlOrMeta+A');
  await reader.type('zzzz');
  await reader.press('Enter', 1, () =>
    expect(page.getByText('No articles found matching your search criteria.')).toBeVisible(),
  );
});

script('the blog from list to post and back', async (reader, page) => {
  await reader.open('/blog');
  await reader.goTo('Page 2');
  await reader.press('Enter', 1, () => expect(page).toHaveURL(/page=2$/));
  await reader.goTo(/^Read Full Article/);
  await reader.press('Enter', 1, () => expect(page).toHaveURL(/\/blog\/[\w-]+$/));
  await reader.headings();
  await reader.goTo('Back to Blog');
  await reader.press('Enter', 1, () => expect(page).toHaveURL(/\/blog$/));
});

script('a page of news', async (reader, page) => {
  await reader.open('/business');
  await reader.headings();
  await page.locator('main iframe').scrollIntoViewIfNeeded();
  await expect(page.frameLocator('main iframe').getByRole('listitem').first()).toBeVisible();
  await page.locator('main iframe').focus();
  await reader.wait('at the wall', () => expect(page.locator('main iframe')).toBeFocused());
});

script('the tabs of health and wellness', async (reader, page) => {
  await reader.open('/health-wellness');
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await reader.wait('at the tabs', () => expect(tabs.first()).toBeFocused());
  await reader.press('ArrowRight', 1, () => expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true'));
  await reader.press('End', 1, () => expect(tabs.last()).toHaveAttribute('aria-selected', 'true'));
  await reader.press('Tab', 2);
});

script('the documents of partners', async (reader, page) => {
  await page
    .context()
    .route('https://drive.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sheet</title>' }),
    );
  await reader.open('/partners');
  await startApp(page);
  await reader.goTo(/^Preview/);
  const preview = page
    .getByRole('main')
    .getByRole('button', { name: /^Preview/ })
    .first();
  await reader.press('Enter', 1, () => expect(preview).toBeDisabled());
  await reader.wait('a second later', () => expect(preview).toBeFocused());
  await reader.press('Tab', 2);
});

script('the radio without a stream', async (reader, page) => {
  await page.route('**/api/stream?*', (route) => route.fulfill({ status: 503 }));
  await reader.open('/radio');
  await reader.goTo('Play');
  await reader.press('Space', 1, () => expect(page.getByRole('alert')).toHaveText(/Stream temporarily/));
});

script('the shelf of books', async (reader) => {
  await reader.open('/books');
  await reader.headings();
  await reader.press('Tab', 6);
});

script('the contact form', async (reader, page) => {
  await reader.open('/contact');
  await reader.goTo('Load Contact form');
  await reader.press('Tab');
  await reader.goTo('Subscribe Now');
  await reader.press('Enter', 1, () => expect(page.getByRole('main').getByRole('alert')).toBeVisible());
});

script('urgent help', async (reader) => {
  await reader.open('/urgent');
  await reader.headings();
  await reader.goTo(/911/);
  await reader.press('Tab', 2);
});

script('a page that is not there', async (reader) => {
  await reader.open('/no-such-page');
  await reader.headings();
  await reader.goTo('Go to Homepage');
  await reader.press('Tab');
});

script('from page to page in the running application', async (reader, page) => {
  await reader.open('/about');
  await startApp(page);
  await reader.goTo('FAQ');
  await reader.press('Enter', 1, () => reader.hears('Frequently Asked Questions'));
  await reader.press('Tab');
});

script('a page that takes its time in the running application', async (reader, page) => {
  await reader.open('/faq');
  await startApp(page);
  await page.route(/\.data(\?|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await route.continue();
  });
  await reader.goTo('About');
  await reader.press('Enter', 1, () => reader.hears('The page is on its way'));
  await reader.wait('three seconds later', () => reader.hears('About Us'));
});

test.describe(() => {
  test.use({ asksForDonation: true });

  script('the request for a donation', async (reader, page) => {
    await reader.open('/about');
    const no = page.getByRole('dialog').getByRole('button', { name: 'Not now' });
    await reader.wait('after five seconds', () => expect(no).toBeFocused({ timeout: 9_000 }));
    await reader.press('Tab', 2);
    await reader.press('Escape', 1, () => expect(page.getByRole('dialog')).toBeHidden());
  });
});

script('the questions', async (reader, page) => {
  await reader.open('/faq');
  await reader.goTo(/^Search FAQs/);
  await reader.type('fever', () => reader.hears('1 question found'));
  await reader.goTo(/fever/i);
  await reader.press('Enter', 1, () => expect(page.locator('main details[open]')).toHaveCount(1));
  await reader.press('Tab');
  await reader.press('Shift+Tab');
  await reader.press('Space', 1, () => expect(page.locator('main details[open]')).toHaveCount(0));
});

script('the radio', async (reader, page) => {
  await reader.open('/radio');
  await reader.headings();
  await reader.goTo('Play');
  await reader.press('Space', 1, () => expect(page.getByText('On air')).toBeVisible());
  await reader.press('Tab');
  await reader.press('Space');
  await reader.press('Tab');
  await reader.press('End');
  await reader.press('PageDown');
  await reader.press('ArrowLeft');
});
