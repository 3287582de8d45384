import type { Choice } from './choice.ts';
import { type Place, tell } from './places.ts';

let asked: Place | undefined;

/** Puts the question of the page, which the server has drawn, into a place that an advertisement would have. One at a time. */
export function ask(place: Place): void {
  const question = document.querySelector('[data-ad-question]')?.firstElementChild;
  if (!question || (asked && !asked.signal.aborted)) return;
  asked = place;
  place.box.replaceChildren(question.cloneNode(true));
  tell(place, 'asking');
}

/** Takes the question away. A reader whose focus was on it goes on from where it stood. */
export function endQuestion(): void {
  if (!asked) return;
  const { box, slot } = asked;
  const hadFocus = box.contains(document.activeElement);
  box.replaceChildren();
  tell(asked, 'empty');
  asked = undefined;
  if (!hadFocus) return;
  slot.tabIndex = -1;
  slot.focus({ preventScroll: true });
}

/** Calls with what a reader presses, in the question and on the privacy page. */
export function listenToButtons(onChoice: (choice: Choice) => void): void {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button[data-ad-choice]');
    if (button) onChoice(button.dataset['adChoice'] === 'accepted' ? 'accepted' : 'refused');
  });
}
