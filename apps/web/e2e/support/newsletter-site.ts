import { type MailServer, startMailServer } from '@daily-nest/testing/mail-server';
import type { Page } from '@playwright/test';
import { startOwnSite } from './own-site.ts';
import { test } from './test.ts';

interface NewsletterSite {
  mail: MailServer;
  site: Awaited<ReturnType<typeof startOwnSite>>;
}

/** Starts a site with a newsletter and a mail server once for the calling file. */
export function newsletterSite(): NewsletterSite {
  const started = {} as NewsletterSite;
  test.beforeAll(async () => {
    // It first creates and seeds a backend of its own.
    test.setTimeout(120_000);
    started.mail = await startMailServer();
    const settings = {
      MAIL_URL: started.mail.url,
      MAIL_FROM: 'The Daily Nest <letters@nest.example>',
      MAIL_SECRET: 'a secret of more than thirty-two characters',
      MAIL_WEEKLY: 'off',
      SITE_URL: 'https://news.example',
    };
    started.site = await startOwnSite({ NEWSLETTER: '1' }, { settings });
  });
  test.afterAll(async () => {
    await started.site?.stop();
    await started.mail?.stop();
  });
  return started;
}

/** Returns the target of a letter's link on the site of the test. */
export const linkIn = (text: string, page: string) =>
  new RegExp(`https://news\\.example(/newsletter/${page}\\?token=\\S+)`).exec(text)![1]!;

export async function signUp(page: Page, email: string) {
  const form = page.getByRole('main').locator('form', { has: page.getByText('Breaking News Alert') });
  await form.getByRole('textbox').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  return form;
}
