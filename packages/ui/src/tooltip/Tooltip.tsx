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

/** How long a pointer rests on the control before its tooltip opens, in milliseconds. */
export const tooltipDelay = 700;

export interface TooltipProps {
  /** The action of the control, which must be its accessible name as well. */
  label: ReactNode;
  /** The control: one element that accepts a ref. */
  children: ReactElement<{ ref?: Ref<HTMLElement> }>;
  /**
   * The preferred side.
   * @default 'top'
   */
  side?: 'top' | 'bottom';
  /** Whether it is open, controlled by the host. */
  open?: boolean;
  /** Whether it is open at first. */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * Shows the name of an icon button. Opens 700 ms after a pointer stopped, and at once on keyboard focus;
 * closes with Escape. Touch screens never show it, so do not put other information into it.
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
        // In the top layer. Hidden from screen readers, because the control has the same name.
        <span ref={tip} popover="manual" aria-hidden="true" data-part="tooltip" className={css.popup}>
          {label}
        </span>
      )}
    </>
  );
}
