import { script } from './support/script.ts';
import { expect } from './support/test.ts';

script('the front page and the sections', async (reader, page) => {
  await page.clock.setFixedTime('2026-11-28T08:00-08:00');
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
