/**
 * Shows as many whole stories as fit a framed wall: hides those that would be cut, and shows a link to the
 * whole wall. Opened directly, the page shows all stories, and its styles differ. Without a script the frame
 * scrolls.
 *
 * @returns a function that fits the stories again, for example after a font change
 */
export function wholeStories(document: Document): () => void {
  const view = document.defaultView!;
  const root = document.documentElement;
  if (view.parent === view) {
    root.dataset['alone'] = '';
    return () => undefined;
  }
  root.dataset['framed'] = '';

  const tooHigh = () => root.scrollHeight > view.innerHeight;
  const fit = () => {
    const stories = [...document.querySelectorAll<HTMLElement>('[data-whole] > li')];
    const rest = document.querySelector<HTMLElement>('[data-rest]');
    let shown = stories.length;
    const show = () => {
      stories.forEach((story, place) => (story.hidden = place >= shown));
      if (rest) rest.hidden = shown === stories.length;
    };
    show();
    while (shown > 1 && tooHigh()) {
      shown -= 1;
      show();
    }
  };
  document.addEventListener('DOMContentLoaded', fit);
  document.fonts?.addEventListener('loadingdone', fit);
  view.addEventListener('resize', fit);
  // The embedding page sends a new text size; this listener runs after the one that applies it.
  view.addEventListener('message', fit);
  return fit;
}
