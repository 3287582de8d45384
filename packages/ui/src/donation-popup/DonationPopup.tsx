'use client';

import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
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
 * Asks for a donation at the foot of the window. Renders a `<dialog>` that is not modal: the page stays readable, and its end leaves room
 * for it. It is closed on the server, so that an inline script can open it without the application, by `showDonation`.
 *
 * The button closes it without a script (`method="dialog"`), and Escape where the focus is inside. A script that runs instead of the
 * application closes it on a click on `[data-donate]` and on Escape elsewhere, and gets a `close` event each time.
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
  onKeyDown,
  className,
  children,
  ref,
  ...rest
}: DonationPopupProps) {
  const words = useLabels('donationPopup', english, { linkLabel, dismissLabel });
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

  function closeOnEscape(event: KeyboardEvent<HTMLDialogElement>) {
    onKeyDown?.(event);
    if (event.key === 'Escape' && !event.defaultPrevented) event.currentTarget.close();
  }

  return (
    // Escape does not close a dialog that is not modal.
    <dialog
      id={donationPopupId}
      data-donation=""
      aria-labelledby={titleId}
      aria-describedby={textId}
      suppressHydrationWarning
      data-part="donation-popup"
      {...rest}
      ref={merged}
      onKeyDown={closeOnEscape}
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
        <div data-part="words">
          <h2 id={titleId} data-part="title" className={css.title}>
            {title}
          </h2>
          <div id={textId} data-part="text" className={css.text}>
            {children}
          </div>
        </div>
        <form method="dialog" data-part="actions" className={css.actions}>
          <ButtonLink href={href} target="_blank" rel="noopener" data-donate="" onClick={donate}>
            {words.linkLabel}
          </ButtonLink>
          <Button type="submit" tone="quiet" value="close">
            {words.dismissLabel}
          </Button>
        </form>
      </div>
    </dialog>
  );
}
