/** The stories of a full wall on a desk: before one of these goes, pictures are set lower. */
const full = 8;

/**
 * A wall in a frame shows as many whole stories as the frame is high: what it would cut in two is left out, and a link to the whole
 * wall appears. Opened by itself the page is as long as its stories, and says so to its styles. Without script the frame scrolls.
 *
 * @returns lets the stories find their room again, as when another type has come
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
    root.dataset['framed'] = '';
    const leaveOutDownTo = (fewest: number) => {
      while (shown > fewest && tooHigh()) {
        shown -= 1;
        show();
      }
    };
    leaveOutDownTo(full);
    if (tooHigh()) root.dataset['framed'] = 'tight';
    leaveOutDownTo(1);
  };
  document.addEventListener('DOMContentLoaded', fit);
  document.fonts?.addEventListener('loadingdone', fit);
  view.addEventListener('resize', fit);
  // The page around tells of another text size; this listener is asked after the one that takes it over.
  view.addEventListener('message', fit);
  return fit;
}
