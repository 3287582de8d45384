/** A button that looks as another one does, and does nothing yet. */
export function buttonLike(like: Element, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = like.className;
  button.textContent = label;
  return button;
}
