import { script } from './support/script.ts';
import { expect } from './support/test.ts';

script('the front page and the sections', async (reader, page) => {
  await reader.open('/');
  await reader.press('Tab');
  await reader.press('Enter', 1, () => expect(page.getByRole('main')).toBeFocused());
  await reader.press('Tab', 3);
  await reader.open('/about');
  await reader.goTo('Sections');
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await reader.press('Enter', 1, () => expect(sections).toBeVisible());
  await reader.press('Tab', 3);
  await reader.press('Escape', 1, () => expect(sections).toBeHidden());
  await reader.press('Tab');
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

script('the suggestions of the search', async (reader, page) => {
  await reader.open('/search');
  // A plain field until the script of the suggestions has come.
  await reader.goTo('Search everything', () =>
    expect(page.getByRole('main').getByRole('combobox', { name: 'Search everything' })).toBeFocused(),
  );
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await reader.type('feve', () => expect(options.first()).toBeVisible());
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
