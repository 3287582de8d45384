import type { NewsletterAnswer } from '@daily-nest/ui/newsletter-form';
import * as words from '../words/newsletter.ts';

const answers: Partial<Record<number, string>> = {
  400: words.checkAddress,
  429: words.tooManyLater,
};
const patienceMs = 10_000;

/** Sends a sign-up form without leaving the page. */
export async function sendForm(_email: string, posted: FormData): Promise<NewsletterAnswer> {
  const { status } = await fetch('/newsletter/sign-up', {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams([...posted] as [string, string][]),
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => ({ status: 0 }));
  return status === 202
    ? { text: words.almostDone }
    : { text: answers[status] ?? words.againInAMinute, failed: true };
}
