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
  /** What will be shown. */
  title: string;
  /** Rank of the title. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Who sends the page, for example "Example Docs". */
  provider: string;
  /** Where the same can be read at the provider's; followed in a new tab while no script runs. */
  href: string;
  /** Words of the control; begin with Load, Play, Show or Open. @default 'Load ' and the title */
  loadLabel?: string;
  /** The reader asked for the page. */
  onLoad: () => void;
  /** The reader asked for it now and on later visits; without this there is no such control. */
  onRemember?: () => void;
  /** Drops title and explanation where the surroundings give both. @default false */
  compact?: boolean;
  /** What the page looks like, drawn; it fills the place and all of it can be pressed. For the compact form, which then lies on it. */
  picture?: ReactNode;
  /** Its words. */
  labels?: Partial<FrameLabels>;
}

/**
 * Asks before a page of somebody else's is framed. The controls are links to the provider in a new tab, so they
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
          {loadLabel ?? fill(words.load, { title })}
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

/** A click that a reader meant for a new tab or window stays a link. */
function inPlace(act: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
}
