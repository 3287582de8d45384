/** How long a message is shown, in milliseconds. */
const shownFor = 6_000;

/**
 * Shows a message in the status line of a row of `PieceActions`, like the messages after saving and sharing.
 */
export function say(group: Element, sentence: string): void {
  const status = group.querySelector(':scope > [role=status]');
  if (!status) return;
  status.textContent = sentence;
  setTimeout(() => {
    // Another message may have replaced it.
    if (status.textContent === sentence) status.textContent = '';
  }, shownFor);
}
