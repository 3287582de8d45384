import { AdLayout } from '@daily-nest/ui/ad-layout';
import { BannerSlot } from '@daily-nest/ui/banner-slot';
import type { AdPlaceholderType } from '@daily-nest/ui/ad-placeholder';
import type { AdPlace } from '../brand.ts';
import { useOwner } from '../data/useOwner.ts';

export interface AdBandProps {
  /** The slot of every width, and the one that joins it from 768 px on. */
  places: readonly [AdPlace, AdPlace];
  /** Whose advertisement stands between the two. @default 'default' */
  shared?: AdPlaceholderType;
  /** @default 250 */
  minHeight?: 250 | 600;
}

/** A band of advertising with the owner's slot numbers: one slot on small screens, two with the shared ad between on larger ones. */
export function AdBand({ places: [first, second], shared, minHeight }: AdBandProps) {
  const { adSlots } = useOwner();
  return (
    <AdLayout
      shared={shared}
      minHeight={minHeight}
      slots={[{ slot: adSlots[first] }, { slot: adSlots[second] }]}
    />
  );
}

/** One slot with the owner's number. */
export function AdSlot({ place, minHeight }: { place: AdPlace; minHeight?: 250 | 600 }) {
  return <BannerSlot slot={useOwner().adSlots[place]} minHeight={minHeight} />;
}
