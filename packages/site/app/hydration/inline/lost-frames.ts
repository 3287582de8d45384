/** How long our page in a frame may take after its load event to send its first message, in milliseconds. */
const patience = 2_000;

/**
 * Starts the application where one of our pages did not load in its frame; the application says so and offers to load it again. A
 * frame fires its load event for the browser's error page, too, and its content cannot be read. But our pages send a message, and an
 * error page does not. Nor does an advertisement, which is no page of ours and nothing to start for.
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
