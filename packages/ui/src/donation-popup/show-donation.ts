/**
 * Opens the dialog at the foot of the window, beside the page and not over it, with the focus on the button that declines, so that a reader who presses Enter or Space by
 * accident does not open a charity. Needs no React, so that an inline script can use it.
 */
export function showDonation(dialog: HTMLDialogElement): void {
  dialog.show();
  dialog.querySelector<HTMLElement>('button[value=close]')?.focus({ preventScroll: true });
}
