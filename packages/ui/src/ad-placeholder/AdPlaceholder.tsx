import type { ComponentProps } from 'react';
import * as styles from './AdPlaceholder.css.ts';

const labels: Record<string, string> = {
  google: 'Google Ads',
  buddhatv: 'BuddhaTV Ads',
  dunamis: 'Dunamis Charge Ads',
};

/** Whose advertisement it is. Any other word is labeled "Advertisement". */
export type AdPlaceholderType = 'google' | 'buddhatv' | 'dunamis' | 'default' | (string & {});

export interface AdPlaceholderProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whose advertisement it is; unknown words read "Advertisement". @default 'default' */
  type?: AdPlaceholderType;
}

/** The label an advertisement of this type carries. */
export function adLabel(type: AdPlaceholderType): string {
  return Object.hasOwn(labels, type) ? (labels[type] as string) : 'Advertisement';
}

/**
 * A labeled place that waits for an advertiser. Renders a `<div>` with its label and the words "Ad Space".
 * For a slot that an ad script fills, use BannerSlot.
 */
export function AdPlaceholder({ type = 'default', className, ...rest }: AdPlaceholderProps) {
  return (
    <div {...rest} className={className ? `${styles.box} ${className}` : styles.box}>
      <p className={styles.label}>{adLabel(type)}</p>
      <p className={styles.space}>Ad Space</p>
    </div>
  );
}
