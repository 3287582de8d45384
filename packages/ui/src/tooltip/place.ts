/** Between the control and its tooltip, and between that and the edge of the window, in px. */
const gap = 8;

/** Puts a tooltip in the middle above or below its control: on the other side, or shifted, where there is no room. */
export function place(tip: HTMLElement, control: Element, side: 'top' | 'bottom'): void {
  const { left, width, top, bottom } = control.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const [above, below] = [top - gap - tip.offsetHeight, bottom + gap];
  const hasRoom = side === 'top' ? above >= gap : below + tip.offsetHeight <= clientHeight - gap;
  const middle = left + (width - tip.offsetWidth) / 2;
  tip.style.top = `${(side === 'top') === hasRoom ? above : below}px`;
  tip.style.left = `${Math.max(gap, Math.min(middle, clientWidth - gap - tip.offsetWidth))}px`;
}
