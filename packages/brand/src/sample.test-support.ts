import { defineNav } from './nav.ts';
import { defineOwner } from './owner.ts';

/** A title without a package, so that tests of the contract do not depend on one. */
export const sampleTitle = {
  ...defineNav({ partners: [] }),
  owner: defineOwner({
    donationUrl: 'https://give.example/',
    supportUrl: 'https://support.example/',
    supportLabel: 'Support the Rivers',
    contactEmail: 'desk@riverpost.example',
    contactPhone: '+1 202-555-0111',
    adSlots: {
      homeTop: 1,
      homeMiddle: 2,
      articleBottom: 3,
      articleBottomSecond: 9,
      listTop: 4,
      listTopSecond: 10,
      topicAbove: 5,
      topicAboveSecond: 6,
      topicBelow: 7,
      topicBelowSecond: 8,
    },
    imprint: { publisher: 'The River Post', address: '1 Example Bank', editor: 'The editors' },
  }),
};
