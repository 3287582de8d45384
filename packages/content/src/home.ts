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
    description: 'What the country is talking about this morning.',
    link: '/national-news',
  },
  {
    topic: 'world-news',
    title: 'World News',
    description: 'Headlines from reporters who are there.',
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
    description: 'Last night’s scores, this weekend’s matches.',
    link: '/sports',
  },
  {
    topic: 'health-wellness',
    title: 'Health & Wellness',
    description: 'New guidelines, recalls and good studies.',
    link: '/health-wellness',
  },
];

/** The sponsored tiles without a sponsor: house ads, marked as such. */
export const sponsoredTiles: SponsoredTile[] = [
  {
    id: 'radio',
    title: 'A radio for the kitchen',
    text: 'Calm music at any hour, gentle enough for the hour between homework and dinner.',
    link: '/radio',
    action: 'Listen live',
  },
  {
    id: 'books',
    title: 'Old books on breath and calm',
    text: 'A shelf of classics on breathing, attention and getting on in the world, for the quiet after bedtime.',
    link: '/books',
    action: 'See the books',
  },
  {
    id: 'partners',
    title: 'This space can carry your story',
    text: 'A family business, a museum or a charity can speak to families here. Tell us what you do.',
    link: '/partners',
    action: 'Become a partner',
  },
];
