import { hasPage, hasPart } from '@daily-nest/content/parts';
import { AdSlot, type AdSlotPlace } from '@daily-nest/ui/ad-slot';
import { useLocation } from 'react-router';
import type { AdPlace } from '../brand.ts';
import { useOwner } from '../data/use-owner.ts';
import { useRootData } from '../data/use-root-data.ts';
import { adLabel, type AdOwner } from './ad-label.ts';
import { AdMount } from './AdMount.tsx';
import { HouseAd } from './HouseAd.tsx';
import { houseAdOf, houseAds } from './house-ads.ts';
import * as words from '../words/consent.ts';

export interface AdBandProps {
  /** The slot for every width, and the one that is added from 768 px on. */
  places: readonly [AdPlace, AdPlace];
  /** The owner of the advertisement between the two slots. @default 'default' */
  shared?: AdOwner;
}

/**
 * A band of advertising with the owner's slot numbers: one slot on small screens, two with the shared ad
 * between them on larger ones.
 */
export function AdBand({ places: [first, second], shared }: AdBandProps) {
  const slotOf = useSlots();
  const note = useNote();
  const { pathname } = useLocation();
  if (!hasPart('ads')) return null;
  return (
    <AdSlot
      key={pathname}
      sharedLabel={adLabel(shared)}
      slots={[slotOf(first), slotOf(second)]}
      note={note}
    />
  );
}

/** The same in a column, with plain house ads. */
export function AdBox({ places: [first, second], shared }: AdBandProps) {
  const slotOf = useSlots(true);
  const { pathname } = useLocation();
  if (!hasPart('ads')) return null;
  return (
    <AdSlot key={pathname} form="box" sharedLabel={adLabel(shared)} slots={[slotOf(first), slotOf(second)]} />
  );
}

/** Returns the note of our own advertisement if the site has no ad network; undefined otherwise. */
function useNote(): string | undefined {
  return useRootData()?.ads ? undefined : words.noticeOfOurs;
}

/**
 * Returns a function that gives the slot of a place: its number, the house ad, and the element that an ad
 * network fills, if there is one.
 */
function useSlots(plain = false): (place: AdPlace) => AdSlotPlace {
  const { adSlots } = useOwner();
  const hasNetwork = useRootData()?.ads !== undefined;
  return (place) => ({
    slot: adSlots[place],
    state: 'empty',
    houseAd: hasPage(houseAds[houseAdOf[place]].href) ? (
      <HouseAd name={houseAdOf[place]} plain={plain} />
    ) : undefined,
    content: hasNetwork && <AdMount />,
  });
}
