import type { Frame, Page } from '@playwright/test';
import axe, { type FrameContextObject, type PartialResult, type Result, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const everything: FrameContextObject = { include: [], exclude: [] };

/**
 * What violates the rules of axe in a page and in its frames, sandboxed ones included. Frames are analyzed at the same
 * time and the page itself puts the results together; `@axe-core/playwright` opens a window for that each time.
 */
export async function axeViolations(page: Page, options: RunOptions): Promise<Result[]> {
  const partials = await analyze(page.mainFrame(), everything, options);
  return page.evaluate(
    async ([results, chosen]) => (await window.axe.finishRun(results, chosen)).violations,
    [partials, options] as const,
  );
}

/** The results of a frame and of the frames in it, in the order that axe expects. */
async function analyze(
  frame: Frame,
  context: FrameContextObject,
  options: RunOptions,
): Promise<PartialResult[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  const inner = await frame.evaluate((part) => window.axe.utils.getFrameContexts(part), context);
  const results = await Promise.all([
    frame.evaluate(async ([part, chosen]) => [await window.axe.runPartial(part, chosen)], [
      context,
      options,
    ] as const),
    ...inner.map(async ({ frameSelector, frameContext }) => {
      const element = await frame.evaluateHandle(
        (selector) => window.axe.utils.shadowSelect(selector),
        frameSelector,
      );
      return analyze((await element.asElement()!.contentFrame())!, frameContext, options);
    }),
  ]);
  return results.flat();
}
