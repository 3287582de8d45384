import type { ComponentProps, ReactNode } from 'react';
import { Word } from '../provider/Word.tsx';
import * as styles from './BannerSlot.css.ts';
import { english } from './labels.ts';

/** What is in the place. */
export type BannerSlotState = 'waiting' | 'filled' | 'refreshed' | 'empty' | 'refused' | 'asking';

export interface BannerSlotProps extends Omit<ComponentProps<'div'>, 'children' | 'slot'> {
  /** The ad network's number of this slot, written to `data-ad-slot`. */
  slot: number;
  /** Height reserved in pixels, label counted. @default 250 */
  minHeight?: 250 | 600;
  /** Word above the advertisement. @default 'Advertisement' */
  label?: string;
  /** The label is only read aloud, where a band says it for all its slots. @default false */
  labelHidden?: boolean;
  /**
   * `waiting` reserves the slot while an advertisement loads, `filled` shows it, `refreshed` shows another one after it; `empty`: none came;
   * `refused`: none could be loaded; `asking` shows a question about advertising. A script may write these words to
   * `data-state` itself. @default 'filled' with children, 'empty' without
   */
  state?: BannerSlotState;
  /** One line for a slot without an advertisement. @default 'Advertising keeps this page free to read.' */
  note?: string;
  /** A house ad or a placeholder, shown in place of that line. */
  houseAd?: ReactNode;
  /** The advertisement, or the element that the ad network fills. */
  children?: ReactNode;
}

/**
 * A quiet, labeled place for a banner. It is exactly as tall before, during and after the advertisement: what is
 * larger is cut, so that a late, refreshed or missing banner never moves the text around it.
 */
export function BannerSlot({
  slot,
  minHeight = 250,
  label,
  labelHidden = false,
  state,
  note,
  houseAd,
  className,
  children,
  ...rest
}: BannerSlotProps) {
  const shown = state ?? (children ? 'filled' : 'empty');
  const isFree = shown === 'empty' || shown === 'refused';
  const classes = `${styles.box} ${styles.heights[minHeight]}`;
  return (
    <div
      data-part="banner-slot"
      {...rest}
      className={className ? `${classes} ${className}` : classes}
      data-ad-slot={slot}
      data-state={shown}
      aria-busy={shown === 'waiting' || undefined}
    >
      <p data-part="label" className={labelHidden ? styles.labelHidden : styles.label}>
        {label ?? <Word set="bannerSlot" name="label" english={english} />}
      </p>
      <div data-part="stage" className={styles.stage}>
        {isFree && houseAd ? (
          <div data-part="house-ad" className={styles.houseAd}>
            {houseAd}
          </div>
        ) : null}
        {isFree && !houseAd ? (
          <p data-part="note" className={styles.note}>
            {note ?? <Word set="bannerSlot" name="note" english={english} />}
          </p>
        ) : null}
        {/* Stays mounted in every state: an ad network may hold on to what it was given. */}
        {children}
      </div>
    </div>
  );
}
