/** So long after its load event a page of ours may take to ask something of the page around, in milliseconds. */
const patience = 2_000;

/**
 * Starts the application where one of our pages has not come into its frame: that says so, and offers to ask again. A frame
 * loads the browser's own error page, too, and nobody may look into it, but a page of ours speaks, and the error does not.
 */
export function lostFrames(view: Window) {
  const heard = new Set<unknown>();
  view.addEventListener('message', ({ source }) => heard.add(source));
  view.document.addEventListener(
    'load',
    ({ target }) => {
      const frame = (target as HTMLIFrameElement).contentWindow;
      if (!frame) return;
      setTimeout(() => heard.has(frame) || view.dispatchEvent(new Event('app:start')), patience);
    },
    true,
  );
}
