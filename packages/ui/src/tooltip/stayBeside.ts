/** Between the control and its tooltip, and between that and the edge of the window, in px. */
const gap = 8;

/**
 * Shows a tooltip above everything else, in the middle above or below its control: on the other side, or shifted, where there is no room.
 * It goes along when the window, the text or the control takes another size.
 *
 * @returns leaves it where it is.
 */
export function stayBeside(tip: HTMLElement, control: Element, side: 'top' | 'bottom'): () => void {
  tip.showPopover();
  const sizes = new ResizeObserver(() => place(tip, control, side));
  for (const element of [document.documentElement, tip, control]) sizes.observe(element);
  place(tip, control, side);
  return () => sizes.disconnect();
}

function place(tip: HTMLElement, control: Element, side: 'top' | 'bottom'): void {
  const { left, width, top, bottom } = control.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const [above, below] = [top - gap - tip.offsetHeight, bottom + gap];
  const hasRoom = side === 'top' ? above >= gap : below + tip.offsetHeight <= clientHeight - gap;
  const middle = left + (width - tip.offsetWidth) / 2;
  // Letters between two dots are blurred.
  tip.style.top = `${Math.round((side === 'top') === hasRoom ? above : below)}px`;
  tip.style.left = `${Math.round(Math.max(gap, Math.min(middle, clientWidth - gap - tip.offsetWidth)))}px`;
}
