import { promises } from '@daily-nest/content/accessibility';
import { engines } from '../engines/test.ts';
import { evidence, runs } from './statement/evidence.ts';
import { listedTests } from './statement/listed.ts';
import { expect, test } from './support/test.ts';

type Run = keyof typeof runs;

/** `*` stands for any words of one group or title. */
const pattern = (name: string) =>
  new RegExp(`^${name.replaceAll(/[.?+^$()[\]{}|\\]/g, String.raw`\$&`).replaceAll('*', '[^›]*')}$`);

test('every promise of the page is held by tests that are run, all of them', async ({ page }) => {
  test.slow();
  const listed = new Map<Run, Awaited<ReturnType<typeof listedTests>>>();
  for (const [run, config] of Object.entries(runs)) listed.set(run as Run, await listedTests(config));
  const wrong: string[] = [];
  for (const [promise, tests] of Object.entries(evidence)) {
    expect(tests.length, promise).toBeGreaterThan(0);
    for (const name of tests) {
      const [run, ...rest] = name.split(' › ');
      const found = listed.get(run as Run)!.filter((one) => pattern(rest.join(' › ')).test(one.name));
      const projects: readonly string[] = run === 'engines' ? engines : ['intent'];
      if (found.length === 0) wrong.push(`${promise}: no test “${name}”`);
      for (const one of found)
        for (const project of projects)
          if (!one.runBy.includes(project)) wrong.push(`${promise}: ${project} leaves out “${one.name}”`);
    }
  }
  expect(wrong).toEqual([]);

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
