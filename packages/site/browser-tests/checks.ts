import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { expect } from './test.ts';

/** Expects no axe violation of any impact, in the page and in its frames. */
export async function hasNoAxeViolation(page: Page, rules?: string[]): Promise<void> {
  await atRest(page);
  const violations = await axeViolations(page, rules ? { runOnly: { type: 'rule', values: rules } } : {});
  expect(
    violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({ id, impact, target: target.join(' '), failureSummary })),
    ),
  ).toEqual([]);
}

/** The same without the page's frames: axe would want landmarks to be unique in all of them together. */
export async function hasNoAxeViolationOfItsOwn(page: Page): Promise<void> {
  await atRest(page);
  expect(await axeViolations(page, {}, { include: [], exclude: [['iframe']] })).toEqual([]);
}

/** Waits until transitions have ended, because a color in transition has a wrong contrast. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Expects no horizontal scrolling at these widths. */
export async function fitsWindow(page: Page, widths: number[]): Promise<void> {
  const height = page.viewportSize()!.height;
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      return [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
        .map((element) => `${element.tagName}.${element.className} ${element.getBoundingClientRect().right}`)
        .slice(-5);
    });
    expect(wide, `wider than ${width} px`).toEqual([]);
  }
}

/** Expects that nothing lies over the headline and the words beside it. */
export async function showsHeadline(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const headline = document.querySelector('h1')!;
    const words = headline.parentElement!;
    headline.scrollIntoView({ block: 'center' });
    const lines = document.createRange();
    lines.selectNodeContents(words);
    const found = [...lines.getClientRects()]
      // Words for screen readers alone are a pixel wide; bars of the page stay at its edges.
      .filter(({ width, top, bottom }) => width > 1 && top > 120 && bottom < innerHeight - 120)
      .flatMap(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].flatMap((x) =>
          [0.1, 0.6].map((y) => document.elementFromPoint(left + width * x, top + height * y)),
        ),
      )
      .filter((element) => element && !words.contains(element) && !element.contains(words));
    return [...new Set(found)].map((element) => element!.textContent.trim().slice(0, 80));
  });
  expect(over, 'over the headline').toEqual([]);
}

/** Expects that the digits of each number to call stand in the order in which they are dialed, also in Arabic. */
export async function showsNumbersInOrder(page: Page): Promise<void> {
  const turned = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    while (texts.nextNode()) {
      const { textContent: text, parentElement: element } = texts.currentNode;
      if (!element?.checkVisibility()) continue;
      for (const { 0: number, index } of text?.matchAll(/\d+(?:-\d+){2,}/g) ?? []) {
        const lefts = Array.from({ length: number.length }, (_, at) => {
          range.setStart(texts.currentNode, index + at);
          range.setEnd(texts.currentNode, index + at + 1);
          const { left, top } = range.getBoundingClientRect();
          return top * 10_000 + left;
        });
        if (lefts.some((left, at) => left < (lefts[at - 1] ?? left))) found.push(`${number} in "${text}"`);
      }
    }
    return found;
  });
  expect(turned, 'numbers whose groups changed places').toEqual([]);
}

/**
 * Expects that no text stands on a picture: wherever both overlap, the text has a ground of its own above it. So no upload of an
 * editor can make a text unreadable, and its contrast is that of the theme.
 */
export async function hasNoTextOnPictures(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const pictures = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.matches('img, video') || getComputedStyle(element).backgroundImage.includes('url('),
    );
    /** The nearest element around a text that paints all of what is behind it. */
    const groundOf = (element: Element | null): Element => {
      if (!element) return document.documentElement;
      const isClear = /^rgba|\//.test(getComputedStyle(element).backgroundColor);
      return isClear ? groundOf(element.parentElement) : element;
    };
    /** What the contents of an element may not leave: what is cut off is not seen. */
    const clipsOf = (element: Element | null): DOMRect[] =>
      element
        ? [
            ...(getComputedStyle(element).overflow === 'visible' ? [] : [element.getBoundingClientRect()]),
            ...clipsOf(element.parentElement),
          ]
        : [];
    // The part of a picture that its frames leave.
    const boxes = pictures.map((picture) => {
      const all = [picture.getBoundingClientRect(), ...clipsOf(picture.parentElement)];
      return {
        picture,
        box: {
          left: Math.max(...all.map(({ left }) => left)),
          right: Math.min(...all.map(({ right }) => right)),
          top: Math.max(...all.map(({ top }) => top)),
          bottom: Math.min(...all.map(({ bottom }) => bottom)),
        },
      };
    });
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const covered: string[] = [];
    while (texts.nextNode()) {
      const { parentElement: element, textContent: text } = texts.currentNode;
      if (!text?.trim() || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      range.selectNodeContents(texts.currentNode);
      const lines = [...range.getClientRects()];
      const clips = clipsOf(element);
      const ground = groundOf(element);
      const isOn = (box: (typeof boxes)[number]['box']) => (line: DOMRect) => {
        const all = [line, box, ...clips];
        const width = Math.min(...all.map(({ right }) => right)) - Math.max(...all.map(({ left }) => left));
        const height = Math.min(...all.map(({ bottom }) => bottom)) - Math.max(...all.map(({ top }) => top));
        return width > 1 && height > 1;
      };
      for (const { picture, box } of boxes)
        if (ground.contains(picture) && lines.some(isOn(box)))
          covered.push(`${text.trim().slice(0, 60)}: on ${picture.outerHTML.slice(0, 120)}`);
    }
    return covered;
  });
  expect(found).toEqual([]);
}

/** Collects the page's requests to other origins, except for the picture of a post. */
export function foreignRequests(page: Page): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.hostname !== 'localhost') foreign.push(request.url());
  });
  return foreign;
}

/** Scrolls through the whole page and waits until every lazy picture and frame has loaded. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
  for (const frame of await page.locator('iframe').filter({ visible: true }).all()) {
    // Some stand in a row to be pushed sideways.
    await frame.scrollIntoViewIfNeeded();
    const inside = await (await frame.elementHandle()).contentFrame();
    await inside!.waitForURL((url) => url.protocol !== 'about:');
  }
}
