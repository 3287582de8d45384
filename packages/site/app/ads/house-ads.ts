import type { AdPlace } from '../brand.ts';

/**
 * What the magazine says in a place that nobody has booked. The letter and the questions are drawn by the page's style alone: on the pages
 * of topics they stand on the first screen, where a picture would come before what the reader came for.
 */
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
  /** In its place, on the same paper, where there is no newsletter to be had. */
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

/** No page says the same twice. */
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
