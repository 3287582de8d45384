import type { AdsConfig } from '../../data/ads-config.ts';
import type { Owner } from '../../brand.ts';

/**
 * Returns this owner's part of a section of the privacy text: the companies that a reader deals with. Empty
 * if there is none.
 */
export function ownerSentences(section: string, owner: Owner, ads?: AdsConfig): string[] {
  const { publisher, address, editor } = owner.imprint;
  switch (section) {
    case 'frames':
      return [
        `On this site the contact form comes from ${owner.contactFormProvider}, videos come from YouTube, and partner documents from Google Drive.`,
      ];
    case 'advertising':
      return [
        ...(owner.adNetwork ? [`The advertising network of this site is ${owner.adNetwork}.`] : []),
        ...advertising(ads),
      ];
    case 'your-rights':
      return [`Publisher: ${publisher}, ${address}. Editor: ${editor}. Email: ${owner.contactEmail}.`];
    default:
      return [];
  }
}

/**
 * Returns the sentences about this copy's advertising: whether there is a network, how its advertisements
 * load, and who is asked.
 */
function advertising(ads: AdsConfig | undefined): string[] {
  if (!ads)
    return [
      'No advertising network is connected to this copy of the site: every ad space holds one of our own.',
    ];
  const way =
    ads.adapter === 'iframe'
      ? 'An advertising network is connected to this site. Its advertisements stand in frames that can neither read this page nor what it keeps on your device; a frame loads when its place comes near your screen.'
      : 'An advertising network is connected to this site. Its script loads after the page, when you first touch it or when an ad space comes near your screen, and then runs in the page as ours does.';
  const asked = ads.asks
    ? 'Nothing of it loads before you have accepted. Your answer is kept on this device only (adChoice: the word “accepted” or “refused”), and you can change it here. Where your browser sends Global Privacy Control, we take that for a refusal and do not ask.'
    : 'Where your browser sends Global Privacy Control, the network is told to choose advertisements without what it knows of you.';
  const alone = 'Pages without ad spaces, such as this one, load nothing of it.';
  return [way, asked, alone];
}
