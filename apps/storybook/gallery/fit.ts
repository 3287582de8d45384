/** Checks for small screens and large text. Both functions run in the page. */
/* oxlint-disable unicorn/consistent-function-scoping -- they are sent there as text, so each brings along what it calls */

/** The windows and text sizes that every story must fit. */
export const windows = [
  { width: 320, textSize: 100 },
  { width: 390, textSize: 200 },
  { width: 768, textSize: 200 },
  { width: 1280, textSize: 200 },
];

/** The page's gutter, which full-width parts undo. */
export const gutter =
  '#gallery .cell:not(.full) { padding-inline: 0 } .cell:not(.full) .canvas { padding-inline: var(--dn-width-gutter) }';

/**
 * Returns stories that make the page scroll sideways, or that hide overflow; boxes that scroll themselves are
 * excluded.
 */
export function findWide(): string[] {
  const { clientWidth } = document.documentElement;
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    !element.matches('.canvas') &&
    (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  return [...document.querySelectorAll<HTMLElement>('[data-story]')].flatMap((cell) => {
    const culprit = [...cell.querySelectorAll('*')].find((element) => {
      const { right, left, width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) return false;
      return (right > clientWidth + 1 || left < -1) && !scrolls(element.parentElement);
    });
    return culprit ? [`${cell.dataset.story}: ${culprit.outerHTML.slice(0, 160)}`] : [];
  });
}

/** Returns text that a box cuts off. Ellipsis, line clamps and screen reader texts are intended. */
export function findCut(): string[] {
  /** Returns by how many pixels a box cuts off its contents, if it clips. */
  const cutBy = (box: HTMLElement, words: DOMRect) => {
    const { overflowX, overflowY } = getComputedStyle(box);
    const { top, right, bottom, left } = box.getBoundingClientRect();
    const sideways = /hidden|clip/.test(overflowX) ? Math.max(left - words.left, words.right - right) : 0;
    const down = /hidden|clip/.test(overflowY) ? Math.max(top - words.top, words.bottom - bottom) : 0;
    // The box of a letter is higher than its visible part.
    return sideways > 2 || down > words.height / 3;
  };
  const isChoice = (box: HTMLElement) => {
    const { textOverflow, webkitLineClamp, clipPath } = getComputedStyle(box);
    const { width, height } = box.getBoundingClientRect();
    return (
      textOverflow === 'ellipsis' ||
      webkitLineClamp !== 'none' ||
      clipPath !== 'none' ||
      width <= 1 ||
      height <= 1
    );
  };
  const scrolls = (box: HTMLElement) =>
    /auto|scroll/.test(getComputedStyle(box).overflowX + getComputedStyle(box).overflowY);
  return [...document.querySelectorAll<HTMLElement>('[data-story] .canvas')].flatMap((canvas) => {
    const texts = document.createTreeWalker(canvas, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement!;
      if (text.data.trim() === '' || parent.closest('iframe, option, svg, style, [aria-hidden="true"]'))
        continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      for (
        let box: HTMLElement = parent;
        box !== canvas && !isChoice(box) && !scrolls(box);
        box = box.parentElement!
      )
        if (lines.some((line) => cutBy(box, line)))
          return [
            `${canvas.parentElement!.dataset.story}: “${text.data.slice(0, 60)}” in ${box.outerHTML.slice(0, 120)}`,
          ];
    }
    return [];
  });
}
