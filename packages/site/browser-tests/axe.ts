import type { Frame, Page } from '@playwright/test';
import axe, {
  type FrameContextObject,
  type PartialResult,
  type Result,
  type RunOptions,
  type SerialDqElement,
} from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const everything: FrameContextObject = { include: [], exclude: [] };

/**
 * Returns the axe violations of a page and its frames, including sandboxed ones. Analyzes frames in parallel
 * and combines the results in the page; `@axe-core/playwright` opens a window for that each time.
 */
export async function axeViolations(
  page: Page,
  options: RunOptions,
  context = everything,
): Promise<Result[]> {
  const partials = await analyze(page.mainFrame(), context, options);
  return page.evaluate(
    async ([results, chosen]) => {
      const { violations } = await window.axe.finishRun(
        results.map((result) => JSON.parse(result) as PartialResult),
        // Passed rules need no report.
        { ...chosen, resultTypes: ['violations'] },
      );
      return violations;
    },
    [partials, options] as const,
  );
}

/**
 * Returns the results of a frame and its nested frames, in the order that axe expects. On a long page they
 * have a megabyte: as strings they are transferred ten times as fast.
 */
async function analyze(frame: Frame, context: FrameContextObject, options: RunOptions): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  const inner = await frame.evaluate((part) => {
    // Caches an element's selector, which every rule asks for, and which takes longer than most rules.
    const places = new WeakMap<Element, SerialDqElement>();
    const { DqElement, nodeSerializer } = window.axe.utils;
    nodeSerializer.update({
      toSpec(described) {
        const place = places.get(described.element) ?? described.toJSON();
        places.set(described.element, place);
        return place;
      },
      mergeSpecs: (child, parent) => DqElement.mergeSpecs(child, parent),
    });
    return window.axe.utils.getFrameContexts(part);
  }, context);
  const results = await Promise.all([
    frame.evaluate(async ([part, chosen]) => [JSON.stringify(await window.axe.runPartial(part, chosen))], [
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
