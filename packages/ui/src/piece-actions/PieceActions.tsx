'use client';

import { type ComponentProps, useEffect } from 'react';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { useLabels } from '../provider/context.ts';
import * as css from './PieceActions.css.ts';
import { english, type PieceActionsLabels } from './labels.ts';
import { pieceActions } from './act-on-pieces.ts';

export interface PieceActionsProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The path of the piece on this site, under which it is saved and shared. */
  path: string;
  /** Its headline, shown in the reader's list. */
  title: string;
  /** The address of the reader's list. Without it there is no link. */
  savedHref?: string;
  /**
   * Reserves space for a Listen button, which `offerListening` of `listen` adds if the browser has a voice.
   * @default false
   */
  listen?: boolean;
  /** Replaces some of the built-in texts. */
  labels?: Partial<PieceActionsLabels>;
}

/**
 * React must not change the contents, which may be filled before the application runs. The object must not
 * change, because React 19.0 would empty the element for another one.
 */
const notReacts = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

/**
 * Save for later, and share. Renders a `<div>` with two buttons and a link to the saved pieces.
 *
 * `pieceActions` handles them; the component runs it, and a page can run it before the application. The list
 * stays in the reader's browser. Without scripts the controls are hidden, because they could do nothing.
 */
export function PieceActions({
  path,
  title,
  savedHref,
  listen,
  labels,
  className,
  ...rest
}: PieceActionsProps) {
  const words = useLabels('pieceActions', english, labels);
  // Runs again for each piece, because the browser's storage is not part of the props.
  useEffect(() => pieceActions(document, words));
  return (
    <div
      data-part="piece-actions"
      {...rest}
      data-piece=""
      className={[css.root, className].filter(Boolean).join(' ')}
    >
      <Button
        tone="quiet"
        size="s"
        className={css.save}
        data-piece-save={path}
        data-piece-title={title}
        aria-pressed={false}
        // The saved state is set before the application runs.
        suppressHydrationWarning
      >
        {words.save}
      </Button>
      <Button tone="quiet" size="s" data-piece-share={path}>
        {words.share}
      </Button>
      {savedHref && (
        <Link href={savedHref} data-part="link" className={css.list}>
          {words.list}
        </Link>
      )}
      {/* Last, because the space stays empty in a browser without a voice. */}
      {listen && <div data-part="listen" className={css.listen} data-piece-listen="" {...notReacts} />}
      <span
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> belongs to a form
        role="status"
        data-part="status"
        className={css.status}
        {...notReacts}
      />
    </div>
  );
}
