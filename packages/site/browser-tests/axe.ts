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
 * What violates the rules of axe in a page and in its frames, sandboxed ones included. Frames are analyzed at the same
 * time and the page itself puts the results together; `@axe-core/playwright` opens a window for that each time.
 */
export async function axeViolations(page: Page, options: RunOptions): Promise<Result[]> {
  const partials = await analyze(page.mainFrame(), everything, options);
  return page.evaluate(
    async ([results, chosen]) => {
      const { violations } = await window.axe.finishRun(
        results.map((result) => JSON.parse(result) as PartialResult),
        // What is in order needs no words.
        { ...chosen, resultTypes: ['violations'] },
      );
      return violations;
    },
    [partials, options] as const,
  );
}

/**
 * The results of a frame and of the frames in it, in the order that axe expects. They are a megabyte on a long page: as texts they
 * go to and fro in a tenth of the time.
 */
async function analyze(frame: Frame, context: FrameContextObject, options: RunOptions): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  const inner = await frame.evaluate((part) => {
    // Where an element stands is asked by every rule that looks at it, and costs more than most rules.
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
