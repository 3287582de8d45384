import { takeOver } from '../start/take-over.ts';
import { english, type SuggestionsLabels } from './labels.ts';
import { ListBelow, type Suggestion } from './ListBelow.ts';

/** Answers a half-typed query; undefined, or a rejection, keeps the present list. */
export type Suggest = (query: string, signal: AbortSignal) => Promise<readonly Suggestion[] | undefined>;

/** So far apart the host is asked at least, in milliseconds; the first time it is asked at once. */
const pause = 150;

/** Shorter ones have too many answers. */
const shortest = 2;

/**
 * Makes the field of a `SearchField` with `suggest` a combobox: what it may mean stands below it while a reader types, is announced,
 * and is chosen by the arrow keys and Enter, or by a press; Escape closes it. All that it knows is in the document, so that the
 * application takes over what a page's own script has begun.
 *
 * For a small script of the page as for the component: it needs nothing but the markup of `SearchField`.
 *
 * @param labels its words, which `SearchField` hands on in the language of the page
 * @returns takes the listeners away again.
 */
export function suggestBelow(
  form: HTMLFormElement,
  suggest: Suggest,
  labels?: Partial<SuggestionsLabels>,
): () => void {
  const owner = takeOver(form);
  const { signal } = owner;
  const field = form.querySelector('input')!;
  const list = new ListBelow(field, form.querySelector('[data-suggestions]')!, { ...english, ...labels });
  let running = new AbortController();
  let askedAt = -Infinity;

  function ask() {
    running.abort();
    running = new AbortController();
    const mine = running.signal;
    const query = field.value;
    if (query.trim().length < shortest) {
      list.show(query, []);
      return;
    }
    const askNow = async () => {
      if (mine.aborted) return;
      askedAt = performance.now();
      const found = await suggest(query, mine).catch(() => undefined);
      if (found && !mine.aborted) list.show(query, found);
    };
    const wait = askedAt + pause - performance.now();
    if (wait > 0) setTimeout(() => void askNow(), wait);
    else void askNow();
  }

  function press(event: KeyboardEvent) {
    if (event.isComposing) return;
    if (list.answers(event.key)) {
      event.preventDefault();
      // A later answer would take the choice away again, or open what was closed.
      running.abort();
    } else if (event.key === 'ArrowDown') ask();
  }

  // What comes after the reader has gone on would only be in the way.
  function leave() {
    running.abort();
    list.close();
  }

  signal.addEventListener('abort', () => running.abort());
  field.addEventListener('input', ask, { signal });
  field.addEventListener('keydown', press, { signal });
  field.addEventListener('blur', leave, { signal });
  // Typed before anybody answered; what was searched for already is no question.
  if (field.value !== (list.query ?? field.defaultValue) && field === document.activeElement) ask();

  return () => owner.abort();
}
