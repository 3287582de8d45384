import type { Page } from '@playwright/test';
import { startOwnSite } from './own-site.ts';
import { test } from './test.ts';

export const password = 'a long enough password';

/** Accepts the invitation to the desk as Edda Editor, who is then signed in. */
export async function acceptInvitation(page: Page, { invitation }: { invitation: string }): Promise<void> {
  await page.goto(invitation);
  await page.getByLabel('Your name').fill('Edda Editor');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Begin' }).click();
}

/** Starts a site once for the calling file, with an invitation of Edda Editor to its desk. */
export function deskSite(): Awaited<ReturnType<typeof startOwnSite>> {
  const site = {} as Awaited<ReturnType<typeof startOwnSite>>;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    Object.assign(site, await startOwnSite({}, { invite: 'edda@example.org' }));
  });
  test.afterAll(() => site.stop?.());
  return site;
}

/** The sentence in the editor that says whether the piece is saved. */
export const saving = (page: Page) =>
  page.getByRole('region', { name: 'Saving and publishing' }).getByRole('status');

export const body = (page: Page) => page.getByRole('textbox', { name: 'Body' });
