/** The distance between the control and its tooltip, and to the edge of the window, in px. */
const gap = 8;

/**
 * Shows a tooltip in the top layer, centered above or below its control: on the other side, or shifted, if
 * there is no room. Moves it when the size of the window, the text or the control changes.
 *
 * @returns a function that stops moving it.
 */
export function stayBeside(tip: HTMLElement, control: Element, side: 'top' | 'bottom'): () => void {
  tip.showPopover();
  const sizes = new ResizeObserver(() => place(tip, control, side));
  for (const element of [document.documentElement, tip, control])
    sizes.observe(element, { box: 'border-box' });
  place(tip, control, side);
  return () => sizes.disconnect();
}

function place(tip: HTMLElement, control: Element, side: 'top' | 'bottom'): void {
  const { left, width, top, bottom } = control.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  // Its rounded size depends on its current position.
  const own = tip.getBoundingClientRect();
  const [above, below] = [top - gap - own.height, bottom + gap];
  const hasRoom = side === 'top' ? above >= gap : below + own.height <= clientHeight - gap;
  const middle = left + (width - own.width) / 2;
  // Text between two pixels is blurred.
  tip.style.top = `${Math.round((side === 'top') === hasRoom ? above : below)}px`;
  tip.style.left = `${Math.round(Math.max(gap, Math.min(middle, clientWidth - gap - own.width)))}px`;
}
