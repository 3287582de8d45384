/**
 * The inline script of pages with an ad network: loads the ad module (`app/ads/late`) on the reader's first
 * touch, or when an ad slot comes near the screen. It waits until the page has loaded, and is not only
 * prerendered.
 */
import { nearTheScreen } from '../../data/ads-config.ts';

let begun = false;
/** The button that was pressed before the module loaded. */
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
  // A slot on the screen still waits for the load event of the page; a touch does not.
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
