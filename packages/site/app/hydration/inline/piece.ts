/**
 * The inline script of a piece's page. It shows that the piece is saved, and loads the small module that
 * saves and shares on the reader's first touch of anything. A press before that is held for the module.
 */
import { savedKey } from '@daily-nest/ui/piece-actions';
import { didNotWork } from '../../words/errors.ts';

const { module = '' } = document.currentScript!.dataset;
let loading: Promise<unknown> | undefined;
let again = '';

/**
 * Loads the module. After a failure the next press requests it under another address, because Firefox caches
 * failures.
 */
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
    // While a key is pressed, a browser ignores other presses of the same button.
    setTimeout(() => button.click());
  } catch {
    button.parentElement!.querySelector('[role=status]')!.textContent = didNotWork;
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
