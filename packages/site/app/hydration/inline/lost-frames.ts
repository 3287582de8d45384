/** How long our framed page may take to send its first message after its load event, in milliseconds. */
const patience = 2_000;

/**
 * Starts the application if one of our framed pages did not load; it then shows a message and a button to
 * load it again. A frame fires its load event for the browser's error page, too, and its content cannot be
 * read. But our pages send a message, and an error page does not. Advertisements send none either, and are
 * ignored.
 */
export function lostFrames(view: Window) {
  const heard = new Set<unknown>();
  view.addEventListener('message', ({ source }) => heard.add(source));
  view.document.addEventListener(
    'load',
    ({ target }) => {
      const { contentWindow: frame, src } = target as HTMLIFrameElement;
      if (!frame || !src.startsWith(`${view.location.origin}/`)) return;
      setTimeout(() => heard.has(frame) || view.dispatchEvent(new Event('app:start')), patience);
    },
    true,
  );
}
