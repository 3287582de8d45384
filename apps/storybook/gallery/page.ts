import { chromiumLaunch } from '@daily-nest/testing/chromium';
import { type Browser, type Page, chromium } from 'playwright';
import { inject } from 'vitest';
import { brands, directionOf, schemes } from '../src/toolbar.ts';
import type { RenderedStory } from './server.tsx';

export const brandNames = brands.map(({ value }) => value);
export const schemeNames = schemes.map(({ value }) => value);

/** Returns the server HTML of every story. */
export async function renderOnServer(): Promise<RenderedStory[]> {
  const { renderAll } = (await import(/* @vite-ignore */ inject('galleryServer'))) as {
    renderAll: () => RenderedStory[];
  };
  return renderAll();
}

/** Chromium flags for the same pixels on every machine, as far as possible. */
const steady = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/**
 * @param clock whether timers run; for pictures the clock is stopped on a Friday afternoon, so that nothing
 * arrives late.
 * @param launch `shellLaunch` for tests that look at no pixels.
 */
export async function openGallery(
  clock: 'still' | 'running' = 'still',
  launch: typeof chromiumLaunch = chromiumLaunch,
): Promise<{ browser: Browser; page: Page; asked: string[] }> {
  const browser = await chromium.launch(launch(...steady));
  const page = await browser.newPage({
    viewport: { width: 1280, height: 640 },
    deviceScaleFactor: 1,
    locale: 'en-US',
  });
  const own = inject('galleryUrl');
  const asked: string[] = [];
  await page.route('**/*', (route) => {
    const address = route.request().url();
    if (address.startsWith(own)) return route.continue();
    asked.push(address);
    return route.abort();
  });
  await page.clock.install({ time: new Date('2026-11-20T14:00:00Z') });
  await page.goto(own);
  await page.waitForFunction(() => 'gallery' in window);
  if (clock === 'still') await page.clock.pauseAt(new Date('2026-11-20T14:30:00Z'));
  return { browser, page, asked };
}

interface Choices {
  brand?: string;
  scheme?: string;
  textSize?: number;
  language?: string;
}

/** Applies the toolbar's choices to the document, as a site does. */
export function setLook(
  page: Page,
  { brand = 'daily-nest', scheme = 'light', textSize = 100, language = 'en-US' }: Choices,
) {
  const html = { lang: language, dir: directionOf({ language }) };
  const dataset = { brand, scheme, textSize: String(textSize) };
  return page.evaluate(
    ([attributes, data]) => {
      Object.assign(document.documentElement, attributes);
      Object.assign(document.documentElement.dataset, data);
    },
    [html, dataset] as const,
  );
}

/** Ends every transition at once, so that pictures show the final colors. */
export async function freezePage(page: Page) {
  const content =
    '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; }';
  await page.addStyleTag({ content });
}

/**
 * Resolves when all resize observers have run for the current sizes: with the next frame, in which this
 * observer runs last.
 */
export async function settleSizes(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => new ResizeObserver(() => resolve()).observe(document.body)),
  );
}

/**
 * The wireframe brand uses the system's fonts, which differ between machines. In these pictures a font of the
 * second title replaces them, because it is in the repository. Framed pages keep the system's font: only
 * their box matters, which may have the focus.
 */
export const bundledFonts = `
  [data-brand="wireframe"] { --bundled: "Bricolage Grotesque", sans-serif; }
  [data-brand="wireframe"] {
    --dn-font-display: var(--bundled) !important;
    --dn-font-text: var(--bundled) !important;
    --dn-font-ui: var(--bundled) !important;
  }
  iframe { opacity: 0 !important; }
`;

/**
 * Returns a function that takes a PNG of the whole page, in two thirds of the time of Playwright's: it is
 * compressed less, and the page stands still already.
 */
export async function quickScreenshots(page: Page): Promise<() => Promise<Uint8Array>> {
  const session = await page.context().newCDPSession(page);
  return async () => {
    const { data } = await session.send('Page.captureScreenshot', {
      optimizeForSpeed: true,
      captureBeyondViewport: true,
    });
    return Buffer.from(data, 'base64');
  };
}
