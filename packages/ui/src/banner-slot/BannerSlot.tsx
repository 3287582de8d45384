import type { ComponentProps, ReactNode } from 'react';
import { Word } from '../provider/Word.tsx';
import * as styles from './BannerSlot.css.ts';
import { english } from './labels.ts';

/** The state of the slot. */
export type BannerSlotState = 'waiting' | 'filled' | 'refreshed' | 'empty' | 'refused' | 'asking';

export interface BannerSlotProps extends Omit<ComponentProps<'div'>, 'children' | 'slot'> {
  /** The ad network's number of this slot, written to `data-ad-slot`. */
  slot: number;
  /** Reserved height in pixels, label included. @default 250 */
  minHeight?: 250 | 600;
  /** The label above the advertisement. @default 'Advertisement' */
  label?: string;
  /** Hides the label visually, if a band shows one for all of its slots. @default false */
  labelHidden?: boolean;
  /**
   * `waiting`: an advertisement loads; `filled`: it is shown; `refreshed`: another one replaced it; `empty`:
   * none came; `refused`: none could be loaded; `asking`: the slot shows a question about advertising. A
   * script may also set these in `data-state`. @default 'filled' with children, 'empty' without
   */
  state?: BannerSlotState;
  /** A line for a slot without an advertisement. @default 'Advertising keeps this page free to read.' */
  note?: string;
  /** A house ad or a placeholder, shown instead of the note. */
  houseAd?: ReactNode;
  /** The advertisement, or the element that the ad network fills. */
  children?: ReactNode;
}

/**
 * A labeled slot for a banner. Its height is the same before, during and after the advertisement: larger ones
 * are cut, so that a late, refreshed or missing banner never moves the text around it.
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
        {/* Stays mounted in every state, because an ad network may hold a reference to the element. */}
        {children}
      </div>
    </div>
  );
}
