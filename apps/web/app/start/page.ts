/**
 * The inline script of every page, before its first paint: the reader's scheme and text size, the menus, broken covers
 * and the donation dialog. It must stay small, since it travels with each page.
 */
import { menus } from '@daily-nest/ui/header';
import { preferences } from '@daily-nest/ui/scheme-switch';

preferences(document);
menus(document);

// Reading or writing throws where the reader blocks storage; then nothing is remembered, silently.
const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const store = (key: string, value: string) => {
  try {
    localStorage.setItem(key, value);
  } catch {}
};
const on = <Name extends keyof DocumentEventMap>(
  name: Name,
  listener: (event: DocumentEventMap[Name]) => void,
) => document.addEventListener(name, listener, true);

// 1. A cover that cannot be loaded is replaced once.
on('error', (event) => {
  const image = event.target as HTMLImageElement;
  const fallback = image.dataset?.['fallback'];
  if (!fallback) return;
  delete image.dataset['fallback'];
  image.removeAttribute('srcset');
  image
    .closest('picture')
    ?.querySelectorAll('source')
    .forEach((source) => source.removeAttribute('srcset'));
  image.src = fallback;
});

// 2. The donation dialog, once a reader. The clock does not run while the page is only prerendered.
const flag = 'donationPopupShown';
const delay = 5000;
const offer = () => {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-donation]');
  if (stored(flag) === 'true') return;
  // A page without the shared frame has no dialog; the reader may go on to one that has.
  if (!dialog || document.querySelector('[aria-expanded=true][popovertarget],dialog[open]'))
    setTimeout(offer, 1000);
  else dialog.showModal();
};
on('close', (event) => {
  if ((event.target as Element).matches('[data-donation]')) store(flag, 'true');
});
on('click', (event) => {
  const dialog = (event.target as Element).closest('[data-donate]')?.closest<HTMLDialogElement>('dialog');
  if (!dialog) return;
  store(flag, 'true');
  dialog.close();
});

const arm = () => setTimeout(offer, delay);
const ready = () => {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', arm, { once: true });
  else arm();
};
on('DOMContentLoaded', ready);
