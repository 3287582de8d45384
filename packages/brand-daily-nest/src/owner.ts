import { defineOwner, type Owner } from '@daily-nest/brand';

export type { AdPlace, Owner } from '@daily-nest/brand';

/** Safe values that work without an owner. Leave them as they are; write your own into {@link owner}. */
export const ownerDefaults = defineOwner({
  donationUrl: 'https://www.unicefusa.org/',
  supportUrl: 'https://www.savethechildren.org/',
  supportLabel: 'Support Children in Need',
  contactEmail: 'desk@thedailynest.example',
  contactPhone: '+1 202-555-0143',
  adSlots: {
    homeTop: 100101,
    homeMiddle: 100102,
    articleBottom: 100103,
    articleBottomSecond: 100105,
    listTop: 100104,
    listTopSecond: 100106,
    topicAbove: 100201,
    topicAboveSecond: 100202,
    topicBelow: 100203,
    topicBelowSecond: 100204,
  },
  imprint: {
    publisher: 'The Daily Nest (demonstration edition)',
    address: '100 Example Street, Springfield',
    editor: 'The editors of The Daily Nest',
  },
});

/**
 * The site's own values. `pnpm launch:check` lists those that are still defaults. A running site may override
 * parts of them (`OWNER_FILE`).
 */
export const owner: Owner = {
  ...ownerDefaults,
};
