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
  for (const element of [document.documentElement, tip, control])
    sizes.observe(element, { box: 'border-box' });
  place(tip, control, side);
  return () => sizes.disconnect();
}

function place(tip: HTMLElement, control: Element, side: 'top' | 'bottom'): void {
  const { left, width, top, bottom } = control.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  // Its sizes in whole dots depend on where it stands now.
  const own = tip.getBoundingClientRect();
  const [above, below] = [top - gap - own.height, bottom + gap];
  const hasRoom = side === 'top' ? above >= gap : below + own.height <= clientHeight - gap;
  const middle = left + (width - own.width) / 2;
  // Letters between two dots are blurred.
  tip.style.top = `${Math.round((side === 'top') === hasRoom ? above : below)}px`;
  tip.style.left = `${Math.round(Math.max(gap, Math.min(middle, clientWidth - gap - own.width)))}px`;
}
