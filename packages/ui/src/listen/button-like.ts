/** Returns a button with the class of another one and without a handler. */
export function buttonLike(like: Element, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = like.className;
  button.textContent = label;
  return button;
}
