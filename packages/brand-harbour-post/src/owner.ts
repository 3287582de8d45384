import { defineOwner, type Owner } from '@daily-nest/brand';

export type { AdPlace, Owner } from '@daily-nest/brand';

/** Safe values that work without an owner. Leave them as they are; write your own into {@link owner}. */
export const ownerDefaults = defineOwner({
  donationUrl: 'https://www.redcross.org/',
  supportUrl: 'https://oceanconservancy.org/',
  supportLabel: 'Support Clean Coasts',
  contactEmail: 'desk@theharbourpost.example',
  contactPhone: '+1 207-555-0118',
  adSlots: {
    homeTop: 200101,
    homeMiddle: 200102,
    articleBottom: 200103,
    articleBottomSecond: 200105,
    listTop: 200104,
    listTopSecond: 200106,
    topicAbove: 200201,
    topicAboveSecond: 200202,
    topicBelow: 200203,
    topicBelowSecond: 200204,
  },
  imprint: {
    publisher: 'The Harbour Post (demonstration edition)',
    address: '1 Example Quay, Portland',
    editor: 'The editors of The Harbour Post',
  },
});

/**
 * The site's own values. `pnpm launch:check` lists those that are still defaults. A running site may override
 * parts of them (`OWNER_FILE`).
 */
export const owner: Owner = {
  ...ownerDefaults,
};
