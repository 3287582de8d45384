import type { Choice } from './choice.ts';
import { type Place, setState } from './places.ts';

let asked: Place | undefined;

/**
 * Shows the question, which the server has rendered, in the box of an advertisement. There is one at a time.
 */
export function ask(place: Place): void {
  const question = document.querySelector('[data-ad-question]')?.firstElementChild;
  if (!question || (asked && !asked.signal.aborted)) return;
  asked = place;
  place.box.replaceChildren(question.cloneNode(true));
  setState(place, 'asking');
}

/** Removes the question. If it had the focus, the focus stays at its position in the page. */
export function endQuestion(): void {
  if (!asked) return;
  const { box, slot } = asked;
  const hadFocus = box.contains(document.activeElement);
  box.replaceChildren();
  setState(asked, 'empty');
  asked = undefined;
  if (!hadFocus) return;
  slot.tabIndex = -1;
  slot.focus({ preventScroll: true });
}

/** Calls `onChoice` with the answer that a reader presses, in the question or on the privacy page. */
export function listenToButtons(onChoice: (choice: Choice) => void): void {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button[data-ad-choice]');
    if (button) onChoice(button.dataset['adChoice'] === 'accepted' ? 'accepted' : 'refused');
  });
}
