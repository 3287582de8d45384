import type { AdPlace } from '../brand.ts';

/** House ads, for slots that nobody has booked. CSS alone draws the letter and the questions. */
export const houseAds = {
  radio: {
    title: 'A radio for the kitchen',
    action: 'Listen live',
    href: '/radio',
    picture: '/pictures/radio.svg',
  },
  books: {
    title: 'Thirty books to read aloud, by age',
    action: 'See the books',
    href: '/books',
    picture: '/pictures/reading-aloud-to-a-wriggling-child.svg',
  },
  newsletter: {
    title: 'A letter for the breakfast table',
    action: 'About the letter',
    href: '#family-letter',
  },
  /** Replaces `letter` on a site without a newsletter. */
  letters: {
    title: 'Found a mistake? Write to us',
    action: 'How to reach us',
    href: '/contact',
  },
  questions: {
    title: 'What parents ask, answered',
    action: 'Read the questions',
    href: '/faq',
  },
} as const;

export type HouseAdName = keyof typeof houseAds;

/** The house ad of each place. No page shows the same one twice. */
export const houseAdOf: Record<AdPlace, HouseAdName> = {
  homeTop: 'radio',
  homeMiddle: 'books',
  articleBottom: 'newsletter',
  articleBottomSecond: 'questions',
  listTop: 'radio',
  listTopSecond: 'questions',
  topicAbove: 'newsletter',
  topicAboveSecond: 'questions',
  topicBelow: 'radio',
  topicBelowSecond: 'books',
};
