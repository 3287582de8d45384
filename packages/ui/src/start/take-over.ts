const taken = 'app:taken';

/**
 * Makes the caller the owner of an element's behavior. A small script of the page and the application may
 * handle the same form; whoever comes later removes the listeners of the other.
 *
 * @returns a controller, aborted by the next owner or by the caller. Pass its signal to listeners.
 */
export function takeOver(element: Element): AbortController {
  element.dispatchEvent(new Event(taken));
  const owner = new AbortController();
  const { signal } = owner;
  element.addEventListener(taken, () => owner.abort(), { signal });
  return owner;
}
