'use client';

import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button, ButtonLink } from '../button/index.ts';
import { useMergedRef } from '../start/index.ts';
import { useLabels } from '../provider/context.ts';
import * as css from './DonationPopup.css.ts';
import { english } from './labels.ts';
import { showDonation } from './show-donation.ts';

/** The default id of the dialog, for the script that opens it. */
export const donationPopupId = 'donation';

/** How the reader closed it: with the donation link, or without it. */
export type DonationDismissal = 'donate' | 'close';

export interface DonationPopupProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open'> {
  /** The address for donations. Opens in a new tab. */
  href: string;
  /** The question. */
  title: ReactNode;
  /** Why it is asked, in two or three sentences. */
  children?: ReactNode;
  /** A decorative picture beside the text. */
  picture?: ReactNode;
  /**
   * The text of the donation link.
   * @default 'Donate Now'
   */
  linkLabel?: string;
  /**
   * The text of the button that declines.
   * @default 'Not now'
   */
  dismissLabel?: string;
  /** Whether it is open, controlled by the host. Without it, a script or `defaultOpen` opens it. */
  open?: boolean;
  /**
   * Opens it on mount.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Called with how the reader closed it. A host stores here that it was shown. */
  onDismiss?: (how: DonationDismissal) => void;
}

/**
 * Asks for a donation. Renders a modal `<dialog>`, closed on the server, so that an inline script can open it
 * with `document.getElementById('donation').showModal()` without the application.
 *
 * It closes without a script: by Escape, by the button (`method="dialog"`) and by a press outside
 * (`closedby`). A script that runs instead of the application closes it on a click on `[data-donate]`, and
 * gets a `close` event each time.
 */
export function DonationPopup({
  href,
  title,
  picture,
  linkLabel,
  dismissLabel,
  open,
  defaultOpen = false,
  onOpenChange,
  onDismiss,
  onClose,
  onClick,
  className,
  children,
  ref,
  ...rest
}: DonationPopupProps) {
  const words = useLabels('donationPopup', english, { donate: linkLabel, dismiss: dismissLabel });
  const titleId = useId();
  const textId = useId();
  const own = useRef<HTMLDialogElement>(null);
  const left = useRef<DonationDismissal>('close');
  const merged = useMergedRef(own, ref);

  const wanted = open ?? (defaultOpen || undefined);
  useEffect(() => {
    const dialog = own.current;
    if (!dialog || wanted === undefined || wanted === dialog.open) return;
    if (wanted) showDonation(dialog);
    else dialog.close();
  }, [wanted]);

  function donate() {
    left.current = 'donate';
    own.current?.close();
  }

  function pressOutside(event: MouseEvent<HTMLDialogElement>) {
    onClick?.(event);
    // For browsers without closedby: a press on the backdrop has the dialog itself as its target.
    if (event.target === event.currentTarget && !knowsClosedBy()) event.currentTarget.close();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the dialog's own
    <dialog
      id={donationPopupId}
      data-donation=""
      aria-labelledby={titleId}
      aria-describedby={textId}
      closedby="any"
      suppressHydrationWarning
      data-part="donation-popup"
      {...rest}
      ref={merged}
      onClick={pressOutside}
      onToggle={(event) => {
        rest.onToggle?.(event);
        if (event.newState === 'open') onOpenChange?.(true);
      }}
      onClose={(event) => {
        onClose?.(event);
        onOpenChange?.(false);
        onDismiss?.(left.current);
        left.current = 'close';
      }}
      className={[css.root, className].filter(Boolean).join(' ')}
    >
      <div data-part="sheet" className={css.sheet}>
        {picture && (
          <div data-part="picture" className={css.picture} aria-hidden="true">
            {picture}
          </div>
        )}
        <h2 id={titleId} data-part="title" className={css.title}>
          {title}
        </h2>
        <div id={textId} data-part="text" className={css.text}>
          {children}
        </div>
        <form method="dialog" data-part="actions" className={css.actions}>
          <ButtonLink href={href} target="_blank" rel="noopener" data-donate="" onClick={donate}>
            {words.donate}
          </ButtonLink>
          <Button type="submit" tone="quiet" value="close">
            {words.dismiss}
          </Button>
        </form>
      </div>
    </dialog>
  );
}

function knowsClosedBy(): boolean {
  return 'closedBy' in HTMLDialogElement.prototype;
}
