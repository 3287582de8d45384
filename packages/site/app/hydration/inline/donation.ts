import { showDonation } from '@daily-nest/ui/donation-popup';

const flag = 'donationPopupShown';
const delay = 5000;
const pause = 1000;

/**
 * Matches if the dialog has to wait: the reader is writing (perhaps in a framed form), has a menu open, or
 * reads a piece with the emergency number, which may be an emergency.
 */
const busy =
  ':is(input,select,textarea,iframe):focus,[aria-expanded=true][popovertarget],dialog[open],article a[href="tel:911"]';

/** Events that may end such a state. */
const changes = ['click', 'close', 'focusin', 'focusout', 'toggle', 'app:live'];

/** Shows the donation dialog once per reader. The timer stops while the page is only prerendered. */
export function donationDialog(document: Document) {
  const on = (name: string, listener: (event: Event) => void) =>
    document.addEventListener(name, listener, true);

  let waiting = false;
  const offer = () => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[data-donation]');
    if (wasOffered()) return;
    // A page without the shared layout has no dialog; the reader may open one that has.
    waiting = !dialog || document.querySelector(busy) !== null;
    if (!waiting) showDonation(dialog!);
  };
  const again = () => {
    if (waiting) setTimeout(offer, pause);
    waiting = false;
  };
  for (const name of changes) on(name, again);
  const arm = () => setTimeout(offer, delay);

  on('close', (event) => {
    if ((event.target as Element).matches('[data-donation]')) remember();
  });
  on('click', (event) => {
    const dialog = (event.target as Element).closest('[data-donate]')?.closest<HTMLDialogElement>('dialog');
    if (!dialog) return;
    remember();
    dialog.close();
  });
  // A dialog that is not modal does not close by itself.
  on('keydown', (event) => {
    if ((event as KeyboardEvent).key === 'Escape')
      document.querySelector<HTMLDialogElement>('[data-donation][open]')?.close();
  });
  on('DOMContentLoaded', () => {
    if ((document as { prerendering?: boolean }).prerendering)
      document.addEventListener('prerenderingchange', arm, { once: true });
    else arm();
  });
}

// With blocked storage this throws, and nothing is remembered.
function wasOffered(): boolean {
  try {
    return localStorage.getItem(flag) === 'true';
  } catch {
    return false;
  }
}

function remember() {
  try {
    localStorage.setItem(flag, 'true');
  } catch {}
}
