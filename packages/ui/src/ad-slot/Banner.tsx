import type { ReactNode } from 'react';
import * as styles from './Banner.css.ts';

/** The state of a slot. */
export type AdSlotState = 'waiting' | 'filled' | 'refreshed' | 'empty' | 'refused' | 'asking';

interface BannerProps {
  slot: number;
  minHeight: 250 | 600;
  label: ReactNode;
  houseAd: ReactNode;
  state?: AdSlotState;
  content?: ReactNode;
  className?: string;
}

/**
 * One slot. Its height is the same before, during and after the advertisement: larger ones are cut, so that a
 * late, refreshed or missing banner never moves the text around it.
 */
export function Banner({ slot, minHeight, label, houseAd, state, content, className }: BannerProps) {
  const shown = state ?? (content ? 'filled' : 'empty');
  const isFree = shown === 'empty' || shown === 'refused';
  const classes = `${styles.box} ${styles.heights[minHeight]}`;
  return (
    <div
      data-part="slot"
      className={className ? `${classes} ${className}` : classes}
      data-ad-slot={slot}
      data-state={shown}
      aria-busy={shown === 'waiting' || undefined}
    >
      <p data-part="label" className={styles.label}>
        {label}
      </p>
      <div data-part="stage" className={styles.stage}>
        {isFree && (
          <div data-part="house-ad" className={styles.houseAd}>
            {houseAd}
          </div>
        )}
        {/* Stays mounted in every state, because an ad network may hold a reference to the element. */}
        {content}
      </div>
    </div>
  );
}
