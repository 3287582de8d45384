import { defineOwner, type Owner } from '@daily-nest/brand';

export type { AdPlace, Owner } from '@daily-nest/brand';

/** Values that work until you have your own. Leave them as they are; write yours into {@link owner}. */
export const ownerDefaults = defineOwner({
  donationUrl: 'https://www.unicef.org/',
  supportUrl: 'https://www.unicef.org/',
  supportLabel: 'Support UNICEF',
  contactEmail: 'desk@my-title.example',
  contactPhone: '+1 202-555-0100',
  adSlots: {
    homeTop: 1,
    homeMiddle: 2,
    articleBottom: 3,
    articleBottomSecond: 4,
    listTop: 5,
    listTopSecond: 6,
    topicAbove: 7,
    topicAboveSecond: 8,
    topicBelow: 9,
    topicBelowSecond: 10,
  },
  imprint: {
    publisher: 'My Title',
    address: 'The publisher’s address',
    editor: 'The editors of My Title',
  },
});

/** Your own values; `pnpm check` lists those that are still defaults. A running site may change them by `OWNER_FILE`. */
export const owner: Owner = {
  ...ownerDefaults,
};
