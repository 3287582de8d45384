/**
 * Shows the dialog with the focus on the button that declines: a reader who presses Enter or Space without having seen
 * the question must not land at a charity. Needs no React, so that an inline script can use it.
 */
export function showDonation(dialog: HTMLDialogElement): void {
  dialog.showModal();
  dialog.querySelector<HTMLElement>('button[value=close]')?.focus();
}
