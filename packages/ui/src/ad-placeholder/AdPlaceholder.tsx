import type { ComponentProps } from 'react';
import * as styles from './AdPlaceholder.css.ts';

export interface AdPlaceholderProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Whose advertisement it is.
   * @default 'Advertisement'
   */
  label?: string;
}

/**
 * A labeled place that waits for an advertiser. Renders a `<div>` with its label and the words "Ad Space".
 * For a slot that an ad script fills, use BannerSlot.
 */
export function AdPlaceholder({ label = 'Advertisement', className, ...rest }: AdPlaceholderProps) {
  return (
    <div {...rest} className={className ? `${styles.box} ${className}` : styles.box}>
      <p className={styles.label}>{label}</p>
      <p className={styles.space}>Ad Space</p>
    </div>
  );
}
