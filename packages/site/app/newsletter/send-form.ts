import type { NewsletterAnswer } from '@daily-nest/ui/newsletter-form';

const asked = 'Almost done: look in your inbox and confirm there.';
const answers: Partial<Record<number, string>> = {
  400: 'Please check the address.',
  429: 'Too many sign-ups right now. Please try again later.',
};
const away = 'That did not work. Please try again in a minute.';
const patienceMs = 10_000;

/** Sends a sign-up form without leaving the page. */
export async function sendForm(_email: string, posted: FormData): Promise<NewsletterAnswer> {
  const { status } = await fetch('/newsletter/sign-up', {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams([...posted] as [string, string][]),
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => ({ status: 0 }));
  return status === 202 ? { text: asked } : { text: answers[status] ?? away, failed: true };
}
