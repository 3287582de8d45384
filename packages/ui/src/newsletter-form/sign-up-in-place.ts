import { takeOver } from '../start/take-over.ts';
import { confirmed } from './labels.ts';

/** How long the confirmation stands, in milliseconds. */
export const confirmationTime = 3000;

/** What came of a sign-up that was sent. */
export interface NewsletterAnswer {
  /** Said below the field until the next try. One line, or as long as the note at most, in whose place it stands. */
  text: string;
  /**
   * Whether it is to be tried again; the address then stays in the field.
   * @default false
   */
  failed?: boolean;
}

/** Called with the address and the form's data. Its answer, if any, is shown in place of the confirmation. */
export type Subscribe = (email: string, posted: FormData) => void | Promise<NewsletterAnswer>;

/**
 * Answers the form of a `NewsletterForm` in its place: asks, says what came of it, empties the field. All that it knows is in the
 * document, so that the application takes over what a page's own script has begun.
 *
 * For a small script of the page as for the component: it needs nothing but the markup of `NewsletterForm`.
 *
 * @param confirmation said for three seconds where nothing is answered
 * @returns takes the listeners away again, and the timer.
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
    // The note stands in the same place.
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
