import type { ComponentProps, ReactNode } from 'react';
import { AdPlaceholder } from '../ad-placeholder/index.ts';
import { BannerSlot, type BannerSlotState } from '../banner-slot/index.ts';
import { english } from '../banner-slot/labels.ts';
import { Word } from '../provider/Word.tsx';
import * as styles from './AdLayout.css.ts';

/** A slot of an AdLayout. */
export interface AdLayoutSlot {
  /** The ad network's number of this slot. */
  slot: number;
  /** The advertisement, or the element that the ad network fills. */
  content?: ReactNode;
  /** `waiting` reserves the slot while its advertisement loads. */
  state?: BannerSlotState;
  /**
   * The house ad that the slot shows while it has no other advertisement. @default a placeholder labeled as
   * `shared`
   */
  houseAd?: ReactNode;
}

export interface AdLayoutProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The slot for every width, and the one that is added from 768 px on. */
  slots: readonly [AdLayoutSlot] | readonly [AdLayoutSlot, AdLayoutSlot];
  /** Height of each advertisement in pixels, without the label above it. @default 250 */
  minHeight?: 250 | 600;
  /** The label of the shared advertisement between two slots. @default 'Advertisement' */
  shared?: string;
  /**
   * A `band` fills the window's width and shows the note; a `box` is for a column.
   * @default 'band'
   */
  form?: 'band' | 'box';
  /** The note of a band, beside its label. @default 'Advertising keeps this page free to read.' */
  note?: string;
}

/**
 * Slots under one label: one slot below 768 px, two with the shared advertisement between them from there on.
 * CSS alone chooses, so that the layout is right before scripts run. Hidden slots have no box.
 */
export function AdLayout({
  slots: [first, second],
  minHeight = 250,
  shared,
  form = 'band',
  note,
  className,
  ...rest
}: AdLayoutProps) {
  return (
    <div
      data-part="ad-layout"
      {...rest}
      className={className ? `${styles.form[form]} ${className}` : styles.form[form]}
    >
      <div className={styles.head}>
        {/* Screen readers get the label in each slot. */}
        <p data-part="label" className={styles.label} aria-hidden="true">
          <Word set="bannerSlot" name="label" english={english} />
        </p>
        {form === 'band' && (
          <p data-part="note" className={styles.note}>
            {note ?? <Word set="bannerSlot" name="note" english={english} />}
          </p>
        )}
      </div>
      <div className={second ? styles.two[form] : styles.one}>
        <Slot {...first} minHeight={minHeight} shared={shared} />
        {second && (
          <>
            <AdPlaceholder className={styles.fromTablet} label={shared} />
            <Slot {...second} className={styles.fromTablet} minHeight={minHeight} shared={shared} />
          </>
        )}
      </div>
    </div>
  );
}

type SlotProps = AdLayoutSlot & {
  minHeight: 250 | 600;
  shared: string | undefined;
  className?: string;
};

function Slot({ content, houseAd, shared, ...slot }: SlotProps) {
  return (
    <BannerSlot {...slot} labelHidden houseAd={houseAd ?? <AdPlaceholder label={shared} />}>
      {content}
    </BannerSlot>
  );
}
