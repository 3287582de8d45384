'use client';

import { type ComponentProps, useEffect } from 'react';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { useLabels } from '../provider/context.ts';
import * as css from './PieceActions.css.ts';
import { english, type PieceActionsLabels } from './labels.ts';
import { pieceActions } from './act-on-pieces.ts';

export interface PieceActionsProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The address of the piece on this site: it is saved and shared under it. */
  path: string;
  /** Its headline, under which it stands in the reader's list. */
  title: string;
  /** Where the reader's list is. Without it there is no link. */
  savedHref?: string;
  /**
   * Keeps room for a Listen button, which `offerListening` of `listen` puts there where the browser has a voice.
   * @default false
   */
  listen?: boolean;
  /** The words of the controls. */
  labels?: Partial<PieceActionsLabels>;
}

/**
 * What stands in it is never React's: it may be filled before the application takes the page over. The same object each time: for
 * another one React 19.0 would empty it.
 */
const notReacts = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

/**
 * Save for later, and share. Renders a `<div>` with two buttons and a link to what is saved.
 *
 * `pieceActions` does the work, which the component runs and which a page can run before the application does. The list
 * stays in the reader's browser. Without any script the controls are not shown, since they could do nothing.
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
  // With each piece anew: what the browser knows of it is not in the props.
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
        // What is saved is known before the application runs.
        suppressHydrationWarning
      >
        {words.save}
      </Button>
      <Button tone="quiet" size="s" data-piece-share={path}>
        {words.share}
      </Button>
      {listen && <div data-part="listen" className={css.listen} data-piece-listen="" {...notReacts} />}
      {savedHref && (
        <Link href={savedHref} data-part="link" className={css.list}>
          {words.list}
        </Link>
      )}
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
