import { takeOver } from '../start/take-over.ts';
import { confirmed } from './labels.ts';

/** How long the confirmation is shown, in milliseconds. */
export const confirmationTime = 3000;

/** The result of a sign-up. */
export interface NewsletterAnswer {
  /** Shown below the field until the next attempt. At most as long as the note that it replaces. */
  text: string;
  /**
   * Whether the reader should try again; the address then stays in the field.
   * @default false
   */
  failed?: boolean;
}

/** Called with the address and the form's data. Its answer, if any, replaces the confirmation. */
export type Subscribe = (email: string, posted: FormData) => void | Promise<NewsletterAnswer>;

/**
 * Handles the form of a `NewsletterForm`: submits it, shows the result, clears the field. All state is in the
 * document, so that the application can take over from a page's own script.
 *
 * Used by a small script of the page and by the component: it needs only the markup of `NewsletterForm`.
 *
 * @param confirmation shown for three seconds without an answer
 * @returns a function that removes the listeners and the timer.
 */
export function signUpInPlace(
  form: HTMLFormElement,
  subscribe: Subscribe | undefined,
  confirmation: string = confirmed,
): () => void {
  const owner = takeOver(form);
  const field = form.querySelector<HTMLInputElement>('input[type=email]')!;
  const button = form.querySelector('button')!;
  const status = form.querySelector<HTMLElement>('[role=status]')!;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function say(text: string, failed = false) {
    status.textContent = text;
    status.toggleAttribute('data-failed', failed);
    // The note is in the same place.
    status.nextElementSibling?.toggleAttribute('data-hidden', text !== '');
  }

  async function show(awaited: Promise<NewsletterAnswer>) {
    say('');
    for (const name of ['aria-busy', 'aria-disabled']) button.setAttribute(name, 'true');
    const { text, failed } = await awaited;
    for (const name of ['aria-busy', 'aria-disabled']) button.removeAttribute(name);
    if (!failed) field.value = '';
    say(text, failed);
  }

  function confirm() {
    field.value = '';
    say(confirmation);
    clearTimeout(timer);
    timer = setTimeout(() => say(''), confirmationTime);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const email = field.value.trim();
    if (!email || button.ariaBusy === 'true') return;
    const answered = subscribe?.(email, new FormData(form));
    if (answered) void show(answered);
    else confirm();
  }

  form.addEventListener('submit', submit, { signal: owner.signal });
  return () => {
    owner.abort();
    clearTimeout(timer);
  };
}
