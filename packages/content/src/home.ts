import { articles } from './articles.ts';
import { stories } from './stories.ts';
import { tips } from './tips.ts';
import type { Article, NewsTile, SponsoredTile, Story, Tip, WellnessArticle } from './types.ts';
import { wellnessArticles } from './wellness.ts';

/** The counts of docs/product.md, Home. */
export const homeCounts = { articles: 3, tips: 4, stories: 2, wellness: 2 };

const homeTipIds = ['get-down-low', 'screens-have-an-address', 'read-the-same-book', 'same-wake-up'];

/** Whether the paper tape of ages stands at the head of the front page. */
export const asksAge: boolean = true;

/** 'Featured Coverage': the first three of order.yaml, the first shown large. */
export const homeArticles: Article[] = articles.slice(0, homeCounts.articles);

/** 'Parenting Tips': one from each of four categories. */
export const homeTips: Tip[] = homeTipIds.flatMap((id) => tips.filter((tip) => tip.id === id));

/** 'Community Stories'. */
export const homeStories: Story[] = stories.slice(0, homeCounts.stories);

/** 'Wellness': the first two. */
export const homeWellness: WellnessArticle[] = wellnessArticles.slice(0, homeCounts.wellness);

/** 'Latest News Coverage': eight tiles, in the order of docs/product.md. */
export const newsTiles: NewsTile[] = [
  {
    topic: 'local-news',
    title: 'Local News',
    description: 'Schools, streets and playgrounds close to home.',
    link: '/local-news',
  },
  {
    topic: 'national-news',
    title: 'National News',
    description: 'What the country is talking about.',
    link: '/national-news',
  },
  {
    topic: 'world-news',
    title: 'World News',
    description: 'What happens in other countries.',
    link: '/world-news',
  },
  {
    topic: 'politics',
    title: 'Politics',
    description: 'Child care, leave, schools, and the votes behind them.',
    link: '/politics',
  },
  {
    topic: 'business',
    title: 'Business',
    description: 'Prices, paychecks and the family budget.',
    link: '/business',
  },
  {
    topic: 'technology',
    title: 'Technology',
    description: 'Phones, games and what can wait.',
    link: '/technology',
  },
  {
    topic: 'sports',
    title: 'Sports',
    description: 'Scores, seasons and the long view of a game.',
    link: '/sports',
  },
  {
    topic: 'health-wellness',
    title: 'Health & Wellness',
    description: 'New guidelines, recalls and good studies.',
    link: '/health-wellness',
  },
];

/** Sold tiles, each with its sponsor, and what is shown while none is sold: one notice of our own. */
export const sponsoredTiles: SponsoredTile[] = [
  {
    id: 'fridge',
    title: 'A sheet for the refrigerator door',
    text: 'Four pages to print before you need them: choking and CPR, fever and doses, a log for medicine, and one for the sitter.',
    link: '/urgent',
    action: 'Choose a sheet',
  },
];
