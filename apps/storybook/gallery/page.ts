import { chromiumLaunch } from '@daily-nest/testing/chromium';
import { type Browser, type Page, chromium } from 'playwright';
import { inject } from 'vitest';
import { brands, directionOf, schemes } from '../src/dress.ts';
import type { RenderedStory } from './server.tsx';

export const brandNames = brands.map(({ value }) => value);
export const schemeNames = schemes.map(({ value }) => value);

/** What the server makes of every story. */
export async function renderOnServer(): Promise<RenderedStory[]> {
  const { renderAll } = (await import(/* @vite-ignore */ inject('galleryServer'))) as {
    renderAll: () => RenderedStory[];
  };
  return renderAll();
}

/** The same pixels on every machine, as far as a browser can be asked for them. */
const steady = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** @param clock whether timers run; pictures are taken while they stand still, on a Friday afternoon, so that nothing arrives late. */
export async function openGallery(
  clock: 'still' | 'running' = 'still',
): Promise<{ browser: Browser; page: Page; asked: string[] }> {
  const browser = await chromium.launch(chromiumLaunch(...steady));
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

/** Puts the choices of the toolbar on the document, as a site does. */
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

/** Ends every transition before it begins, so that colors and pictures are those of the end. */
export async function freezePage(page: Page) {
  const content =
    '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; }';
  await page.addStyleTag({ content });
}

/** Resolves when all that watches sizes has been told of those of the page as it is now: with the next frame, and this after them. */
export async function tellSizes(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((told) => new ResizeObserver(() => told()).observe(document.body)),
  );
}

/**
 * The fonts of the wireframe are the system's, which are others on every machine. In these pictures one of the second title's takes their
 * place, because it lies in the repository. Other pages in frames have the system's font, too: only their box counts, which may have the focus.
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
