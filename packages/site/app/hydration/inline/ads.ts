/**
 * The inline script of pages with an ad network: fetches the module that deals with it (`app/ads/late`) on the reader's first
 * touch, or when a place that has to do with it nears the screen. Not before the page is loaded, and not while it is only prerendered.
 */
import { nearTheScreen } from '../../data/ads-config.ts';

let begun = false;
/** The answer that was pressed before the module listened. */
let early: HTMLElement | null = null;

function begin() {
  if (!begun) void load();
  begun = true;
}

async function load() {
  await import(/* @vite-ignore */ document.documentElement.dataset['adModule']!);
  removeEventListener('click', keep);
  early?.click();
}

function keep({ target }: Event) {
  early = (target as Element).closest<HTMLElement>('button[data-ad-choice]') ?? early;
  if (early) begin();
}

function watch() {
  for (const name of ['pointerdown', 'keydown'])
    addEventListener(name, begin, { once: true, capture: true, passive: true });
  // A slot that is on the screen already waits for the load event of the page; a touch does not.
  setTimeout(observe);
}

function observe() {
  const places = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      places.disconnect();
      begin();
    },
    { rootMargin: nearTheScreen },
  );
  for (const place of document.querySelectorAll('[data-ad-box],[data-ad-choices]')) places.observe(place);
}

addEventListener('click', keep);
addEventListener('load', () => {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', watch, { once: true });
  else watch();
});
