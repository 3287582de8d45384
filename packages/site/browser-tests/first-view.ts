import type { Browser, Request } from '@playwright/test';
import { startApp } from './test.ts';

/** One file of a view, with what it weighs on the wire: body as it was sent, and headers. */
export interface LoadedFile {
  url: string;
  kind: 'document' | 'style' | 'font' | 'picture' | 'script' | 'frame' | 'data' | 'other';
  bytes: number;
  /** Whether a frame of the page asked for it, such as a wall, which is a page of its own. */
  framed: boolean;
}

export interface FirstView {
  /** What the page asks for by itself, before anybody has touched it. */
  untouched: LoadedFile[];
  /** What the start of its application asks for besides. */
  started: LoadedFile[];
}

/** The phone that Lighthouse plays. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** Opens a page as a reader who has never been here. */
export async function firstView(browser: Browser, url: string): Promise<FirstView> {
  const context = await browser.newContext(phone);
  // The donation dialog is a part of the document and asks for nothing; it would only stand before what is measured.
  await context.addInitScript(() => {
    try {
      localStorage.setItem('donationPopupShown', 'true');
    } catch {}
  });
  const page = await context.newPage();
  let ended: Promise<LoadedFile>[] = [];
  page.on('requestfinished', (request) => ended.push(loadedFile(request)));
  await page.goto(url, { waitUntil: 'networkidle' });
  const untouched = await Promise.all(ended);
  ended = [];
  if ((await page.locator('script[data-app]').count()) > 0) {
    await startApp(page);
    await page.waitForLoadState('networkidle');
  }
  // The radio asks what is on for as long as it stands there: what comes now belongs to no view, and its page is closed before it is weighed.
  page.removeAllListeners('requestfinished');
  const started = await Promise.all(ended);
  await context.close();
  return { untouched, started };
}

async function loadedFile(request: Request): Promise<LoadedFile> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  const framed = request.frame().parentFrame() !== null;
  return { url: request.url(), kind: kindOf(request), bytes: responseBodySize + responseHeadersSize, framed };
}

function kindOf(request: Request): LoadedFile['kind'] {
  const type = request.resourceType();
  if (type === 'document') return request.frame().parentFrame() ? 'frame' : 'document';
  if (type === 'stylesheet') return 'style';
  if (type === 'image') return 'picture';
  if (type === 'font' || type === 'script') return type;
  return type === 'fetch' ? 'data' : 'other';
}

export const bytesOf = (files: readonly LoadedFile[], ...kinds: LoadedFile['kind'][]) =>
  files
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .reduce((sum, { bytes }) => sum + bytes, 0);
