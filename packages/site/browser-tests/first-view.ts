import type { Browser, Request } from '@playwright/test';
import { startApp } from './test.ts';

/** A file of a view with its transferred size: body and headers. */
export interface LoadedFile {
  url: string;
  kind: 'document' | 'style' | 'font' | 'picture' | 'script' | 'frame' | 'data' | 'other';
  bytes: number;
  /** Whether a frame of the page loaded it, such as a wall, which is a page of its own. */
  framed: boolean;
}

export interface FirstView {
  /** The requests of the page before any input. */
  untouched: LoadedFile[];
  /** The additional requests of its application's start. */
  started: LoadedFile[];
}

/** The phone that Lighthouse simulates. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** Opens a page as a first-time reader. */
export async function firstView(browser: Browser, url: string): Promise<FirstView> {
  const context = await browser.newContext(phone);
  // The donation dialog is part of the document and loads nothing; it would only cover the page.
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
  // The radio polls for the current piece: later requests belong to no view, and its page is closed before
  // the measurement.
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
