const taken = 'app:taken';

/**
 * Makes the caller the one who answers for an element. A page may have a small script that serves a form before the application
 * runs, and the application serves it in the same way: whoever comes later takes the listeners of the other away.
 *
 * @returns ended when somebody else takes over, or by the caller. Listeners are given its signal.
 */
export function takeOver(element: Element): AbortController {
  element.dispatchEvent(new Event(taken));
  const owner = new AbortController();
  const { signal } = owner;
  element.addEventListener(taken, () => owner.abort(), { signal });
  return owner;
}
