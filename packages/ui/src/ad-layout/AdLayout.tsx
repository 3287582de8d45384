import type { ComponentProps, ReactNode } from 'react';
import { AdPlaceholder, type AdPlaceholderType } from '../ad-placeholder/index.ts';
import { BannerSlot } from '../banner-slot/index.ts';
import * as styles from './AdLayout.css.ts';

/** One of the two slots of an AdLayout. */
export interface AdLayoutSlot {
  /** The ad network's number of this slot. */
  slot: number;
  /** The advertisement, or the element that the ad network fills. */
  content?: ReactNode;
  /** `waiting` keeps the place empty for an advertisement that is on its way. */
  state?: 'waiting' | 'filled' | 'empty';
}

export interface AdLayoutProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The slot of every width, and the one that joins it from 768 px on. */
  slots: readonly [AdLayoutSlot, AdLayoutSlot];
  /** Height reserved in pixels, label counted. @default 250 */
  minHeight?: 250 | 600;
  /** Whose advertisement stands between the two. @default 'default' */
  shared?: AdPlaceholderType;
}

/**
 * A band of advertising: one slot below 768 px, two with the shared advertisement between them from there on.
 * The choice is made by CSS alone, so that it is right before any script runs; what is not shown has no box.
 */
export function AdLayout({ slots, minHeight = 250, shared = 'default', className, ...rest }: AdLayoutProps) {
  const [first, second] = slots;
  return (
    <div {...rest} className={className ? `${styles.band} ${className}` : styles.band}>
      <BannerSlot slot={first.slot} state={first.state} minHeight={minHeight}>
        {first.content}
      </BannerSlot>
      <AdPlaceholder className={styles.fromTablet} type={shared} />
      <BannerSlot className={styles.fromTablet} slot={second.slot} state={second.state} minHeight={minHeight}>
        {second.content}
      </BannerSlot>
    </div>
  );
}
