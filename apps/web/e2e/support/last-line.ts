import type { Page } from '@playwright/test';

/** Returns the last line of the deck of a piece, or undefined if the deck has only one line. */
export async function lastLineOfDeck(page: Page): Promise<string | undefined> {
  return page.locator('h1 + p').evaluate((deck) => {
    const range = document.createRange();
    const lines = new Map<number, string>();
    const texts = document.createTreeWalker(deck, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      for (let place = 0; place < node.length; place += 1) {
        range.setStart(node, place);
        range.setEnd(node, place + 1);
        const line = Math.round(range.getBoundingClientRect().bottom);
        lines.set(line, (lines.get(line) ?? '') + node.data[place]!);
      }
    }
    return lines.size > 1 ? [...lines.values()].at(-1)!.trim() : undefined;
  });
}

/** The widths at which the magazine is looked at. */
export const widths = [390, 768, 1280, 1920];

/** Opens a piece and returns the last lines of its deck that are one short word. */
export async function shortLastLines(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  const short: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const line = await lastLineOfDeck(page);
    if (line && /^\P{L}*\p{L}{1,5}\P{L}*$/u.test(line)) short.push(`${path} at ${width}: ${line}`);
  }
  return short;
}
