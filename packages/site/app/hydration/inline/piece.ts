/**
 * The inline script of the page of a piece. It shows that the piece is saved, and fetches the small module that saves and shares at the
 * reader's first touch of anything. A press that comes before the module is held for it.
 */
import { savedKey } from '@daily-nest/ui/piece-actions';

const { module = '' } = document.currentScript!.dataset;
let loading: Promise<unknown> | undefined;
let again = '';

/** A module that failed to load is requested again at the next press, under another address, since Firefox remembers failures. */
function load() {
  loading ??= import(/* @vite-ignore */ module + again).catch((error: unknown) => {
    loading = undefined;
    again += '?';
    throw error;
  });
  return loading;
}

const touched = () => void load().catch(() => undefined);

function hold(event: MouseEvent) {
  const button = (event.target as Element).closest<HTMLElement>('[data-piece] button');
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void giveBack(button);
}

async function giveBack(button: HTMLElement) {
  try {
    await load();
    removeEventListener('click', hold, true);
    // While a key is still pressed, a browser accepts no other press of the same button.
    setTimeout(() => button.click());
  } catch {
    button.parentElement!.querySelector('[role=status]')!.textContent =
      'That did not work. Please try again.';
  }
}

for (const name of ['pointerdown', 'keydown', 'wheel'])
  addEventListener(name, touched, { once: true, passive: true });
addEventListener('click', hold, true);
addEventListener('DOMContentLoaded', () => {
  try {
    if (localStorage[savedKey].includes(`"${location.pathname}"`))
      document.querySelector('[data-piece-save]')!.ariaPressed = 'true';
  } catch {
    // Nothing is saved, or storage is blocked.
  }
});
