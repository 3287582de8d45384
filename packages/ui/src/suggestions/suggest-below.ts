import { takeOver } from '../start/take-over.ts';
import { english, type SuggestionsLabels } from './labels.ts';
import { ListBelow, type Suggestion } from './ListBelow.ts';

/** Returns the suggestions for a partial query; undefined, or a rejection, keeps the current list. */
export type Suggest = (query: string, signal: AbortSignal) => Promise<readonly Suggestion[] | undefined>;

/** The minimum pause between calls in milliseconds; the first call is immediate. */
const pause = 150;

/** Shorter queries have too many results. */
const shortest = 2;

/**
 * Makes the field of a `SearchField` with `suggest` a combobox: suggestions appear below it while a reader
 * types and are announced. The arrow keys and Enter, or a press, choose one; Escape closes the list. All
 * state is in the document, so that the application can take over from a page's own script.
 *
 * Used by a small script of the page and by the component: it needs only the markup of `SearchField`.
 *
 * @param labels its texts, which `SearchField` passes in the language of the page
 * @returns a function that removes the listeners.
 */
export function suggestBelow(
  form: HTMLFormElement,
  suggest: Suggest,
  labels?: Partial<SuggestionsLabels>,
): () => void {
  const owner = takeOver(form);
  const { signal } = owner;
  const field = form.querySelector('input')!;
  const place = form.querySelector<HTMLElement>('[data-suggestions]')!;
  const list = new ListBelow(field, place, { ...english, ...labels });
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
      // A later answer would remove the choice, or reopen the list.
      running.abort();
    } else if (event.key === 'ArrowDown') ask();
  }

  // An answer after the reader has left, or pressed a suggestion, would be in the way.
  function leave() {
    running.abort();
    list.close();
  }

  signal.addEventListener('abort', () => running.abort());
  field.addEventListener('input', ask, { signal });
  field.addEventListener('keydown', press, { signal });
  field.addEventListener('blur', leave, { signal });
  place.addEventListener('click', leave, { signal });
  // Typed before the script ran; a query that was already searched needs no suggestions.
  if (field.value !== (list.query ?? field.defaultValue) && field === document.activeElement) ask();

  return () => owner.abort();
}
