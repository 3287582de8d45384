import type { ComponentProps, ReactNode } from 'react';
import { Word } from '../provider/Word.tsx';
import * as styles from './AdSlot.css.ts';
import { type AdSlotState, Banner } from './Banner.tsx';
import { type AdSlotLabels, english } from './labels.ts';
import { Placeholder } from './Placeholder.tsx';

/** One place of an AdSlot. */
export interface AdSlotPlace {
  /** The ad network's number of this slot, written to `data-ad-slot`. */
  slot: number;
  /** The advertisement, or the element that the ad network fills. */
  content?: ReactNode;
  /**
   * `waiting`: an advertisement loads; `filled`: it is shown; `refreshed`: another one replaced it; `empty`:
   * none came; `refused`: none could be loaded; `asking`: the slot shows a question about advertising. A
   * script may also set these in `data-state`. @default 'filled' with content, 'empty' without
   */
  state?: AdSlotState;
  /**
   * The house ad that the slot shows while it has no other advertisement. @default a placeholder labeled
   * `sharedLabel`
   */
  houseAd?: ReactNode;
}

export interface AdSlotProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The slot for every width, and the one that is added from 768 px on. */
  slots: readonly [AdSlotPlace] | readonly [AdSlotPlace, AdSlotPlace];
  /** Height of each advertisement in pixels, without the label above it. @default 250 */
  minHeight?: 250 | 600;
  /**
   * A `band` fills the window's width and shows the note; a `box` is for a column.
   * @default 'band'
   */
  form?: 'band' | 'box';
  /** The label above the slots. @default 'Advertisement' */
  label?: string;
  /** The label of the shared advertisement between two slots, and of a slot that nobody booked. @default 'Advertisement' */
  sharedLabel?: string;
  /** The note of a band, beside its label. @default 'Advertising keeps this page free to read.' */
  note?: string;
  /** Replaces some of the built-in texts. */
  labels?: Partial<AdSlotLabels>;
}

/**
 * A labeled place for advertising: one slot below 768 px, and, with two slots, both with the shared
 * advertisement between them from there on. Renders a `<div>` whose slots keep their height whatever comes, so
 * that no banner moves the text around it. CSS alone chooses, so that the layout is right before scripts run.
 * Hidden slots have no box.
 */
export function AdSlot({
  slots: [first, second],
  minHeight = 250,
  form = 'band',
  label,
  sharedLabel,
  note,
  labels,
  className,
  ...rest
}: AdSlotProps) {
  const words = { set: 'adSlot', english, given: labels } as const;
  const said = label ?? <Word {...words} name="label" />;
  const placeholder = <Placeholder label={sharedLabel} labels={labels} />;
  return (
    <div
      data-part="ad-slot"
      {...rest}
      className={className ? `${styles.form[form]} ${className}` : styles.form[form]}
    >
      <div className={styles.head}>
        {/* Screen readers get the label in each slot. */}
        <p data-part="label" className={styles.label} aria-hidden="true">
          {said}
        </p>
        {form === 'band' && (
          <p data-part="note" className={styles.note}>
            {note ?? <Word {...words} name="note" />}
          </p>
        )}
      </div>
      <div className={second ? styles.two[form] : styles.one}>
        <Banner {...first} minHeight={minHeight} label={said} houseAd={first.houseAd ?? placeholder} />
        {second && (
          <>
            <Placeholder className={styles.fromTablet} label={sharedLabel} labels={labels} />
            <Banner
              {...second}
              className={styles.fromTablet}
              minHeight={minHeight}
              label={said}
              houseAd={second.houseAd ?? placeholder}
            />
          </>
        )}
      </div>
    </div>
  );
}
