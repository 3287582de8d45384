import type { ComponentProps } from 'react';
import { Word } from '../provider/Word.tsx';
import * as styles from './AdPlaceholder.css.ts';
import { type AdPlaceholderLabels, english } from './labels.ts';

export interface AdPlaceholderProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * The label, such as the advertiser's name.
   * @default 'Advertisement'
   */
  label?: string;
  /** Replaces some of the built-in texts. */
  labels?: Partial<AdPlaceholderLabels>;
}

/**
 * A labeled placeholder for an advertisement. Renders a `<div>` with its label and the words "Ad Space". For
 * a slot that an ad script fills, use BannerSlot.
 */
export function AdPlaceholder({ label, labels, className, ...rest }: AdPlaceholderProps) {
  const words = { set: 'adPlaceholder', english, given: labels } as const;
  return (
    <div
      data-part="ad-placeholder"
      {...rest}
      className={className ? `${styles.box} ${className}` : styles.box}
    >
      <p data-part="label" className={styles.label}>
        {label ?? <Word {...words} name="label" />}
      </p>
      <p data-part="note" className={styles.space}>
        <Word {...words} name="space" />
      </p>
    </div>
  );
}
