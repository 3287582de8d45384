import { brotliCompressSync } from 'node:zlib';
import type { Browser, Locator, Page } from 'playwright';

/** A page of a consumer as Chromium has opened it. */
export interface Visit {
  page: Page;
  /** What the console and uncaught errors said. */
  said: string[];
  /** What came, compressed as a host would: files and what stands in the document. */
  bytes: { script: number; style: number };
}

/** Opens a page and waits until nothing more comes. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const page = await browser.newPage();
  const said: string[] = [];
  const bodies: Promise<['script' | 'style', Buffer]>[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (type.includes('javascript')) bodies.push(response.body().then((body) => ['script', body]));
    if (type.includes('text/css')) bodies.push(response.body().then((body) => ['style', body]));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const bytes = { script: 0, style: 0 };
  for (const [kind, body] of await Promise.all(bodies)) bytes[kind] += brotliCompressSync(body).length;
  for (const kind of ['script', 'style'] as const) {
    const inline = await page
      .locator(kind === 'script' ? 'script:not([src])' : 'style')
      .evaluateAll((elements) => elements.map((element) => element.textContent).join(''));
    if (inline) bytes[kind] += brotliCompressSync(inline).length;
  }
  return { page, said, bytes };
}

/** Every property that a browser computes for an element, but what a brand says on the root: its variables, its scheme. */
export function computed(element: Locator): Promise<Record<string, string>> {
  return element.evaluate((node) => {
    const style = getComputedStyle(node);
    const names = [...style].filter((name) => !name.startsWith('--') && name !== 'color-scheme');
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
  });
}

/** What tells a headline of one brand from another's. */
export function headline(element: Locator): Promise<Record<string, string>> {
  return element.evaluate((node) => {
    const { color, fontFamily, fontSize, fontWeight, marginBlockStart } = getComputedStyle(node);
    return { color, fontFamily, fontSize, fontWeight, marginBlockStart };
  });
}

/** WCAG's ratio between an element's text and the nearest ground that is painted behind it. */
export async function contrast(element: Locator): Promise<number> {
  const [text, ground] = await element.evaluate((node) => {
    const painter = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const channels = (color: string) => {
      painter.fillStyle = '#fff';
      painter.fillRect(0, 0, 1, 1);
      painter.fillStyle = color;
      painter.fillRect(0, 0, 1, 1);
      return [...painter.getImageData(0, 0, 1, 1).data.subarray(0, 3)];
    };
    let behind: Element | null = node;
    const clear = /^(transparent|rgba\(.*, 0\))$/;
    while (behind && clear.test(getComputedStyle(behind).backgroundColor)) behind = behind.parentElement;
    return [
      channels(getComputedStyle(node).color),
      channels(behind ? getComputedStyle(behind).backgroundColor : '#fff'),
    ];
  });
  const [low, high] = [luminance(text), luminance(ground)].toSorted((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

function luminance(channels: number[]): number {
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
