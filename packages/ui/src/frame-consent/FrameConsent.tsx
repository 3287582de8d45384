'use client';

import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { ButtonLink } from '../button/index.ts';
import { rankOf } from '../headline/rank.ts';
import { startable } from '../start/index.ts';
import { useLabels } from '../provider/context.ts';
import { fill } from '../provider/fill.ts';
import * as styles from './FrameConsent.css.ts';
import { english, type FrameLabels } from './labels.ts';

export interface FrameConsentProps extends Omit<ComponentProps<'div'>, 'title' | 'onLoad'> {
  /** The title of the framed page. */
  title: string;
  /** The level of the heading. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** The sender of the page, for example "Example Docs". */
  provider: string;
  /** The same page at the provider; opened in a new tab while no script runs. */
  href: string;
  /** The text of the control; begin with Load, Play, Show or Open. @default 'Load ' and the title */
  loadLabel?: string;
  /** Called when the reader asks for the page. */
  onLoad: () => void;
  /**
   * Called when the reader asks for the page now and on later visits. Without it, that control is not shown.
   */
  onRemember?: () => void;
  /** Leaves out title and explanation, if the host shows both. @default false */
  compact?: boolean;
  /**
   * A drawing of the page, which is clickable as a whole. For the compact form, which is a strip below it.
   */
  picture?: ReactNode;
  /** Replaces some of the built-in texts. */
  labels?: Partial<FrameLabels>;
}

/**
 * Asks before a page of another server is framed. The controls are links to the provider in a new tab, which
 * work without a script; with one they load the page in place.
 */
export function FrameConsent({
  title,
  headingLevel = 2,
  provider,
  href,
  loadLabel,
  onLoad,
  onRemember,
  compact = false,
  picture,
  labels,
  className,
  ...rest
}: FrameConsentProps) {
  const words = useLabels('frame', english, labels);
  const Heading = `h${rankOf(headingLevel)}` as const;
  const box = picture ? styles.pictured : compact ? styles.compact : styles.card;

  const controls = (
    <>
      <p data-part="actions" className={styles.controls}>
        <ButtonLink
          {...startable}
          tone={compact ? 'plain' : 'primary'}
          href={href}
          target="_blank"
          rel="noopener"
          onClick={inPlace(onLoad)}
        >
          {loadLabel ?? fill(words.loadLabel, { title })}
        </ButtonLink>
        {onRemember ? (
          <ButtonLink
            {...startable}
            tone="plain"
            href={href}
            target="_blank"
            rel="noopener"
            onClick={inPlace(() => {
              onRemember();
              onLoad();
            })}
          >
            {words.remember}
          </ButtonLink>
        ) : null}
      </p>
      {compact ? (
        <p data-part="note" className={styles.hint}>
          {fill(words.from, { provider })}
        </p>
      ) : null}
    </>
  );

  return (
    <div data-part="frame-consent" {...rest} className={className ? `${box} ${className}` : box}>
      {compact ? null : (
        <>
          <Heading data-part="title" className={styles.title}>
            {title}
          </Heading>
          <p data-part="text" className={styles.text}>
            {fill(words.explanation, { provider })}
          </p>
        </>
      )}
      {picture ? (
        <>
          <div data-part="picture" className={styles.picture} aria-hidden="true">
            {picture}
          </div>
          <div className={styles.slip}>{controls}</div>
        </>
      ) : (
        controls
      )}
    </div>
  );
}

/** Returns a click handler that ignores clicks for a new tab or window. */
function inPlace(act: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
}
