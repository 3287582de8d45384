/** How long a sentence stands, in milliseconds. */
const shownFor = 6_000;

/** Says something in the status line of a row of `PieceActions`, where saving and sharing say what they have done. */
export function say(group: Element, sentence: string): void {
  const status = group.querySelector(':scope > [role=status]');
  if (!status) return;
  status.textContent = sentence;
  setTimeout(() => {
    // Something else may have been said meanwhile.
    if (status.textContent === sentence) status.textContent = '';
  }, shownFor);
}
