import type { Page } from '@playwright/test';

export const password = 'a long enough password';

/** Accepts the invitation to the desk as Edda Editor, who is then signed in. */
export async function acceptInvitation(page: Page, { invitation }: { invitation: string }): Promise<void> {
  await page.goto(invitation);
  await page.getByLabel('Your name').fill('Edda Editor');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Begin' }).click();
}
