'use client';

import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { useMergedRef } from '../start/index.ts';
import * as css from './Dialog.css.ts';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open'> {
  /** The question, or what is to be filled in. */
  title: ReactNode;
  /** Whether it lies over the page. */
  open: boolean;
  /** Called when it was closed: by Escape, or by a button of a `<form method="dialog">`. */
  onClose: () => void;
  /** Its buttons. The one that does nothing comes last. */
  actions: ReactNode;
}

/**
 * Asks for something before the page goes on. Renders a modal `<dialog>`: the focus stays in it, and returns to where it was. A press beside it
 * does not close it, so that nothing typed is lost.
 */
export function Dialog({ title, open, onClose, actions, className, children, ref, ...rest }: DialogProps) {
  const titleId = useId();
  const own = useRef<HTMLDialogElement>(null);
  const merged = useMergedRef(own, ref);

  useEffect(() => {
    const dialog = own.current!;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

  return (
    <dialog
      aria-labelledby={titleId}
      data-part="dialog"
      {...rest}
      ref={merged}
      // Also called when `open` went, which the host knows.
      onClose={() => open && onClose()}
      className={[css.dialog, className].filter(Boolean).join(' ')}
    >
      <h2 data-part="title" id={titleId} className={css.title}>
        {title}
      </h2>
      <div data-part="content" className={css.content}>
        {children}
      </div>
      <div data-part="actions" className={css.actions}>
        {actions}
      </div>
    </dialog>
  );
}
