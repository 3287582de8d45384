/** The places of advertisements, with their numbers at ad networks. */
export type AdPlace =
  | 'homeTop'
  | 'homeMiddle'
  | 'articleBottom'
  | 'articleBottomSecond'
  | 'listTop'
  | 'listTopSecond'
  | 'topicAbove'
  | 'topicAboveSecond'
  | 'topicBelow'
  | 'topicBelowSecond';

/** A social network and the account there. */
export interface SocialLink {
  network: 'facebook' | 'instagram' | 'youtube' | 'pinterest';
  label: string;
  href: string;
}

/** The values that belong to the operator of the site. */
export interface Owner {
  /** The address of Donate Now. */
  donationUrl: string;
  /** The support link of /about. */
  supportUrl: string;
  supportLabel: string;
  /** The form of /contact, as embedded from its provider. */
  contactFormUrl: string;
  contactFormProvider: string;
  contactEmail: string;
  contactPhone: string;
  /** File ids on Google Drive, by key of the document. */
  driveDocuments: Record<string, string>;
  /** The number of each ad slot at the ad network. */
  adSlots: Record<AdPlace, number>;
  /**
   * The ad network, as the privacy page names it; null without one. The script's address is the setting
   * AD_SCRIPT_URL.
   */
  adNetwork: string | null;
  /** The note below the newsletter form's field. */
  newsletterNote: string;
  /** The address of another feed wall, by topic. Without one the site shows its own. */
  externalWalls: Record<string, string>;
  /** The video of the home page on YouTube. */
  featuredVideo: { id: string; title: string; caption: string };
  /**
   * `programme`: whether /radio shows the programme of the built-in station; false for your own stream
   * (`RADIO_URL`).
   */
  radio: { title: string; subtitle: string; port: number; programme: boolean };
  social: SocialLink[];
  /** The publisher, for the imprint. */
  imprint: { publisher: string; address: string; editor: string };
}

/** The values that each title must set, because no two may share them. */
type OwnWords =
  | 'donationUrl'
  | 'supportUrl'
  | 'supportLabel'
  | 'contactEmail'
  | 'contactPhone'
  | 'adSlots'
  | 'imprint';

/** Values for any title of the network until its owner has others. */
const common: Omit<Owner, OwnWords> = {
  contactFormUrl: 'https://docs.google.com/forms/d/e/your-contact-form/viewform?embedded=true',
  contactFormProvider: 'Google Forms',
  driveDocuments: {
    'partnership-document-1': 'your-partnership-document-1',
    'partnership-document-2': 'your-partnership-document-2',
    'partnership-document-3': 'your-partnership-document-3',
  },
  adNetwork: null,
  newsletterNote: 'There is no newsletter yet. Signing up here sends nothing and stores no address.',
  externalWalls: {},
  featuredVideo: {
    id: 'VNNsN9IJkws',
    title: 'Experiences Build Brain Architecture',
    caption:
      'How everyday moments shape a young brain. From the Center on the Developing Child at Harvard University.',
  },
  radio: { title: 'Live Radio', subtitle: '24/7 live stream', port: 8076, programme: true },
  social: [
    { network: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/' },
    { network: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/' },
    { network: 'youtube', label: 'YouTube', href: 'https://www.youtube.com/' },
    { network: 'pinterest', label: 'Pinterest', href: 'https://www.pinterest.com/' },
  ],
};

/**
 * Returns safe values that work without an owner: institutions instead of accounts, numbers that no network
 * uses, and addresses that are reserved for examples.
 *
 * @param own the title's own values; the others are common to the network.
 */
export function defineOwner(own: Pick<Owner, OwnWords> & Partial<Owner>): Owner {
  return { ...common, ...own };
}

/** The purpose of each value, for the launch check. */
export const ownerNotes: Record<keyof Owner, string> = {
  donationUrl: 'Donate Now in the donation dialog leads here',
  supportUrl: 'the support button of /about leads here',
  supportLabel: 'the words on the support button of /about',
  contactFormUrl: 'the form in the frame of /contact',
  contactFormProvider: 'whom the reader trusts by loading that form; the privacy page names it',
  contactEmail: 'the address on /contact and in the privacy text',
  contactPhone: 'the number on /contact',
  driveDocuments: 'the three documents of /partners on Google Drive',
  adSlots: 'the slot numbers of your ad network',
  adNetwork: 'who fills the ad slots; stays empty on a site without ads',
  newsletterNote: 'what the sign-up form promises; change it when a newsletter exists',
  externalWalls: 'feed walls of other providers; may stay empty',
  featuredVideo: 'the video of the home page',
  radio: 'title and port of the live stream; programme: false when it is not the built-in station',
  social: 'your accounts; the defaults are the front pages of the networks',
  imprint: 'who answers for the publication; the law of your country may ask for it',
};

/** Returns the keys whose value is still the default. */
export function stillDefault(values: Owner, defaults: Owner): (keyof Owner)[] {
  const keys = Object.keys(ownerNotes) as (keyof Owner)[];
  return keys.filter((key) => JSON.stringify(values[key]) === JSON.stringify(defaults[key]));
}
