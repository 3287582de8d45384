import type { AdsConfig } from '../../data/ads-config.ts';
import type { Owner } from '../../brand.ts';
import * as words from '../../words/pages.ts';

/**
 * Returns this owner's part of a section of the privacy text: the companies that a reader deals with. Empty
 * if there is none.
 */
export function ownerSentences(section: string, owner: Owner, ads?: AdsConfig): string[] {
  const { publisher, address, editor } = owner.imprint;
  const email = owner.contactEmail;
  switch (section) {
    case 'frames':
      return [words.framesFrom(owner.contactFormProvider)];
    case 'advertising':
      return [...(owner.adNetwork ? [words.networkIs(owner.adNetwork)] : []), ...advertising(ads)];
    case 'your-rights':
      return [words.publisherIs(publisher, address, editor, `[${email}](mailto:${email})`)];
    default:
      return [];
  }
}

/**
 * Returns the sentences about this copy's advertising: whether there is a network, how its advertisements
 * load, and who is asked.
 */
function advertising(ads: AdsConfig | undefined): string[] {
  if (!ads) return [words.noNetwork];
  const way = ads.adapter === 'iframe' ? words.networkInFrames : words.networkInPage;
  const asked = ads.asks ? words.networkAsks : words.networkIsTold;
  return [way, asked, words.pagesWithoutAds];
}
