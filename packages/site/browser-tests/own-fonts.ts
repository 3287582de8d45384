import { statSync } from 'node:fs';
import { htmlOf } from './built-pages.ts';
import type { Budget } from './budgets.ts';

/** The headers of a file, in bytes. */
const headers = 300;

/**
 * Returns a page's budget with the fonts of the title. A title may have others than the network's; its brand's tests limit those of a first
 * view to 45 kB. What a page preloads is allowed, and no font beyond that.
 */
export function withOwnFonts(path: string, budget: Budget): Budget {
  const preloaded = [...htmlOf(path).matchAll(/<link[^>]*\bas="font"[^>]*>/g)].flatMap(([link]) => {
    const [, href] = /\bhref="([^"]+)"/.exec(link) ?? [];
    return href ? [statSync(`${process.env['TITLE_BUILD']}/client${href}`).size + headers] : [];
  });
  const own = preloaded.reduce((sum, bytes) => sum + bytes, 0) / 1000;
  const more = Math.max(0, own - budget.fonts);
  return { ...budget, fonts: budget.fonts + more, whole: budget.whole + more };
}
