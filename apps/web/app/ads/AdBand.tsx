import { AdLayout } from '@daily-nest/ui/ad-layout';
import type { AdPlaceholderType } from '@daily-nest/ui/ad-placeholder';
import type { AdPlace } from '../brand.ts';
import { useOwner } from '../data/useOwner.ts';
import { HouseAd } from './HouseAd.tsx';

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
      slots={[
        { slot: adSlots[first], house: <HouseAd name="radio" /> },
        { slot: adSlots[second], house: <HouseAd name="partners" /> },
      ]}
    />
  );
}

/** A band with one slot of the owner's number. */
export function AdSlot({ place, minHeight }: { place: AdPlace; minHeight?: 250 | 600 }) {
  return (
    <AdLayout
      minHeight={minHeight}
      slots={[{ slot: useOwner().adSlots[place], house: <HouseAd name="radio" /> }]}
    />
  );
}

/** A slot in a column, which waits for an advertiser. */
export function AdBox({ place, shared }: { place: AdPlace; shared?: AdPlaceholderType }) {
  return <AdLayout form="box" shared={shared} slots={[{ slot: useOwner().adSlots[place] }]} />;
}
