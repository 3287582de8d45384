import { buttonLike } from './button-like.ts';
import type { ReadingState } from './Reader.ts';
import type { ListenWords } from './words.ts';

const rates = [0.75, 1, 1.25, 1.5, 2];

interface ListenBarOptions {
  /** A button of the row, whose class the bar's buttons copy. */
  like: Element;
  words: ListenWords;
  rate: number;
  onToggle: () => void;
  onRate: (rate: number) => void;
  onStop: () => void;
}

/**
 * The bar with pause, speed and stop of the voice: a `<menu>` at the bottom of the window. `PieceActions` has
 * its style.
 */
export class ListenBar {
  readonly element = document.createElement('menu');
  readonly #words: ListenWords;
  readonly #status = document.createElement('span');
  readonly #toggle: HTMLElement;

  constructor({ like, words, rate, onToggle, onRate, onStop }: ListenBarOptions) {
    this.#words = words;
    this.#status.setAttribute('aria-live', 'polite');
    this.#toggle = buttonLike(like, words.pause);
    this.#toggle.addEventListener('click', onToggle);
    const stop = buttonLike(like, words.stop);
    stop.addEventListener('click', onStop);
    // Safari exposes a list without markers only with this role.
    this.element.setAttribute('role', 'list');
    this.element.setAttribute('aria-label', words.reading);
    for (const part of [this.#status, this.#toggle, newSpeed(words.speed, rate, onRate), stop]) {
      const item = document.createElement('li');
      item.append(part);
      this.element.append(item);
    }
  }

  show(state: ReadingState): void {
    const isPaused = state === 'paused';
    this.#toggle.textContent = isPaused ? this.#words.resume : this.#words.pause;
    // A live region announces only text that changes after it was added.
    setTimeout(() => (this.#status.textContent = isPaused ? this.#words.paused : this.#words.reading));
  }
}

function newSpeed(label: string, rate: number, onRate: (rate: number) => void): HTMLElement {
  const field = document.createElement('label');
  const select = document.createElement('select');
  // Handled by an inline script: it does not start the application.
  select.dataset['preference'] = 'rate';
  select.append(...rates.map((one) => new Option(`${one}×`, String(one), false, one === rate)));
  select.addEventListener('change', () => onRate(Number(select.value)));
  field.append(label, ' ', select);
  return field;
}
