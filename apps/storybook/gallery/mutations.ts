/** Puts faults on the page on purpose: the pictures have to tell of each. Runs in the browser. */
import type { Mutation } from './mutationNames.ts';

export interface Fault {
  /** The markup that it fell on. */
  part: string;
  undo: () => void;
}

const sides = ['top', 'right', 'bottom', 'left'] as const;

const mutations: Record<Mutation, (parts: readonly HTMLElement[]) => Fault | undefined> = {
  'text erased': (parts) => change(parts.find(hasText), { '-webkit-text-fill-color': 'transparent' }),
  'a rule removed': (parts) => {
    for (const part of parts) {
      const side = sides.find((each) => hasRule(part, each));
      // All of them: one side may lie where a box around it cuts it off.
      if (side) return change(part, { 'border-color': 'transparent' });
    }
    return undefined;
  },
  'a hue changed': (parts) => change(parts.find(hasHue), { filter: 'hue-rotate(90deg)' }),
  'a part moved by 4 px': (parts) => {
    const part =
      parts.find((each) => hasText(each) || isPicture(each)) ??
      parts.find((each) => sides.some((side) => hasRule(each, side)) || hasGround(each));
    // A box in a line of text takes no transform.
    const inline = part && getComputedStyle(part).display === 'inline';
    return change(part, inline ? { position: 'relative', top: '4px' } : { translate: '0 4px' });
  },
  'a part running from the left': (parts) => change(parts.find(leavesRoom), { direction: 'ltr' }),
};

/** Changes the first part of the stories on the page that has what the mutation takes; nothing where no part has it. */
export function mutate(name: Mutation): Fault | undefined {
  const parts = [...document.querySelectorAll<HTMLElement>('#gallery .canvas *')].filter(isSeen);
  return mutations[name](parts);
}

function change(part: HTMLElement | undefined, style: Record<string, string>): Fault | undefined {
  if (!part) return undefined;
  const before = part.getAttribute('style');
  for (const [name, value] of Object.entries(style)) part.style.setProperty(name, value, 'important');
  return {
    part: part.outerHTML.slice(0, 160),
    undo: () => {
      if (before === null) part.removeAttribute('style');
      else part.setAttribute('style', before);
    },
  };
}

/** Whether something of it lies on the page and is not cut off by a box around it, as words for screen readers are. */
function isSeen(part: HTMLElement): boolean {
  if (part.closest('iframe, option')) return false;
  if (!part.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  let { top, right, bottom, left } = part.getBoundingClientRect();
  for (let box = part.parentElement; box; box = box.parentElement) {
    const { overflow, clipPath } = getComputedStyle(box);
    if (clipPath !== 'none') return false;
    if (overflow === 'visible') continue;
    const edge = box.getBoundingClientRect();
    top = Math.max(top, edge.top);
    right = Math.min(right, edge.right);
    bottom = Math.min(bottom, edge.bottom);
    left = Math.max(left, edge.left);
  }
  return bottom - top > 1 && right - left > 1 && getComputedStyle(part).clipPath === 'none';
}

function hasText(part: HTMLElement): boolean {
  return [...part.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
}

/** Whether its words end before its box does, so that they lie elsewhere when they run the other way. */
function leavesRoom(part: HTMLElement): boolean {
  const { display, textAlign, paddingLeft, paddingRight } = getComputedStyle(part);
  if (!hasText(part) || textAlign !== 'start' || !['block', 'list-item'].includes(display)) return false;
  const words = document.createRange();
  words.selectNodeContents(part);
  const around = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
  return part.clientWidth - around - words.getBoundingClientRect().width > 24;
}

function isPicture(part: HTMLElement): boolean {
  return part.matches('svg') || (part instanceof HTMLImageElement && part.naturalWidth > 0);
}

/** Icons are drawn with borders, too: a line that anyone would miss is as long as a word. */
function hasRule(part: HTMLElement, side: (typeof sides)[number]): boolean {
  const style = getComputedStyle(part);
  const { width: across, height: down } = part.getBoundingClientRect();
  if ((side === 'top' || side === 'bottom' ? across : down) < 24) return false;
  const color = style.getPropertyValue(`border-${side}-color`);
  const width = Number.parseFloat(style.getPropertyValue(`border-${side}-width`));
  // A border in the color of the ground it lies on is there to keep a box as large as its neighbor.
  return width >= 1 && !isClear(color) && color !== groundOf(part);
}

function hasGround(part: HTMLElement): boolean {
  const { backgroundColor } = getComputedStyle(part);
  return !isClear(backgroundColor) && isSeenOn(backgroundColor, groundOf(part.parentElement));
}

function hasHue(part: HTMLElement): boolean {
  const { color, backgroundColor } = getComputedStyle(part);
  if ((hasText(part) || part.matches('svg')) && isHued(color)) return true;
  return hasGround(part) && isHued(backgroundColor);
}

function groundOf(part: Element | null): string {
  if (!part) return 'rgb(255, 255, 255)';
  const { backgroundColor } = getComputedStyle(part);
  return isClear(backgroundColor) ? groundOf(part.parentElement) : backgroundColor;
}

/** Whether a color can be told from its ground at all: quiet tones of a ground are made not to be. */
function isSeenOn(color: string, ground: string): boolean {
  const below = rgba(ground);
  return rgba(color).some((channel, at) => at < 3 && Math.abs(channel - below[at]!) >= 20);
}

function isClear(color: string): boolean {
  return color === 'transparent' || rgba(color)[3] === 0;
}

/** Whether a person calls it a color rather than a gray, a black or the tint of a paper. */
function isHued(color: string): boolean {
  const [red, green, blue] = rgba(color);
  return Math.max(red, green, blue) - Math.min(red, green, blue) >= 48;
}

const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;

/** The color as it is drawn, whatever notation the style sheet has it in. */
function rgba(color: string): [number, number, number, number] {
  brush.clearRect(0, 0, 1, 1);
  brush.fillStyle = color;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha];
}
