'use client';

import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import * as css from './Tooltip.css.ts';

/** How long a pointer rests on the control until its tooltip opens, in milliseconds. */
export const tooltipDelay = 700;

export interface TooltipProps {
  /** What the control does. The control itself needs the same as its accessible name. */
  label: ReactNode;
  /** The control: one element that takes a ref and the handlers of a button. */
  children: ReactElement<Record<string, unknown>>;
  /**
   * On which side it opens, where there is room.
   * @default 'top'
   */
  side?: 'top' | 'bottom';
  /** Shows it, where the host owns that. */
  open?: boolean;
  /** Shows it from the start. */
  defaultOpen?: boolean;
  /** Told when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * Names an icon button for those who see. Opens 700 ms after a pointer came to rest, at once on keyboard focus, closes
 * with Escape. Never for anything that is not said elsewhere: on a touch screen nobody sees it.
 */
export function Tooltip({ label, children, side = 'top', open, defaultOpen, onOpenChange }: TooltipProps) {
  return (
    <Base.Provider delay={tooltipDelay}>
      <Base.Root open={open} defaultOpen={defaultOpen} onOpenChange={(next) => onOpenChange?.(next)}>
        <Base.Trigger render={children} />
        <Base.Portal>
          <Base.Positioner side={side} sideOffset={8} className={css.positioner}>
            <Base.Popup className={css.popup}>{label}</Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Base.Provider>
  );
}
