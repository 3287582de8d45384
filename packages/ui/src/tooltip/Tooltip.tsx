'use client';

import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useMergedRef } from '../start/index.ts';
import { stayBeside } from './stay-beside.ts';
import * as css from './Tooltip.css.ts';
import { whenLookedAt } from './when-looked-at.ts';

/** How long a pointer rests on the control until its tooltip opens, in milliseconds. */
export const tooltipDelay = 700;

export interface TooltipProps {
  /** What the control does. The control itself needs the same as its accessible name. */
  label: ReactNode;
  /** The control: one element that takes a ref. */
  children: ReactElement<{ ref?: Ref<HTMLElement> }>;
  /**
   * On which side it opens, where there is room.
   * @default 'top'
   */
  side?: 'top' | 'bottom';
  /** Shows it, where the host owns that. */
  open?: boolean;
  /** Shows it from the start. */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * Names an icon button for those who see. Opens 700 ms after a pointer came to rest, at once on keyboard focus, closes
 * with Escape. Never for anything that is not said elsewhere: on a touch screen nobody sees it.
 */
export function Tooltip({
  label,
  children,
  side = 'top',
  open,
  defaultOpen = false,
  onOpenChange,
}: TooltipProps) {
  const [own, setOwn] = useState(defaultOpen);
  const shown = open ?? own;
  const control = useRef<HTMLElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const ref = useMergedRef(control, children.props.ref);
  const change = useEffectEvent((next: boolean) => {
    if (next === shown) return;
    setOwn(next);
    onOpenChange?.(next);
  });

  useEffect(
    () =>
      whenLookedAt(control.current!, { delay: tooltipDelay, onOpenChange: change, tip: () => tip.current }),
    [],
  );
  useLayoutEffect(
    () => (shown ? stayBeside(tip.current!, control.current!, side) : undefined),
    [shown, side],
  );

  return (
    <>
      {cloneElement(children, { ref })}
      {shown && (
        // Above everything else, wherever the control stands. The control has the same name: it is for the eye alone.
        <span ref={tip} popover="manual" aria-hidden="true" data-part="tooltip" className={css.popup}>
          {label}
        </span>
      )}
    </>
  );
}
