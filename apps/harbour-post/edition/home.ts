import type { NewsTile } from '@daily-nest/content/types';

export * from '@daily-nest/content/home';

/** The front page begins with its lead. */
export const asksAge = false;

/** The eight tiles of 'Latest News Coverage'. */
export const newsTiles: NewsTile[] = [
  {
    topic: 'local-news',
    title: 'Local News',
    description: 'Ferries, dredging, moorings and the school board.',
    link: '/local-news',
  },
  {
    topic: 'national-news',
    title: 'National News',
    description: 'What the coast hears from the capital.',
    link: '/national-news',
  },
  {
    topic: 'world-news',
    title: 'World News',
    description: 'What happens on the other shores.',
    link: '/world-news',
  },
  {
    topic: 'business',
    title: 'Business',
    description: 'The price of fuel, fish and a two-bedroom rental.',
    link: '/business',
  },
  {
    topic: 'technology',
    title: 'Technology',
    description: 'Phones, forecasts and what can wait until land.',
    link: '/technology',
  },
  {
    topic: 'sports',
    title: 'Sports',
    description: 'Scores, races and the tide they were sailed on.',
    link: '/sports',
  },
  {
    topic: 'food-dining',
    title: 'Food & Dining',
    description: 'What came off the boat, and what to do with it.',
    link: '/food-dining',
  },
  {
    topic: 'health-wellness',
    title: 'Health & Wellness',
    description: 'New guidelines, recalls and good studies.',
    link: '/health-wellness',
  },
];
