import { outlets } from './outlets.ts';
import { hasPage } from './parts.ts';
import type { Topic } from './types.ts';

/**
 * The 16 walls: the 15 topic routes of the table in docs/product.md, in the order of the Sections menu, and health-wellness.
 * One route module serves the 15 pages; the backend reads `feeds`; /walls/<slug> shows them.
 */
const everyTopic: Topic[] = [
  {
    slug: 'local-news',
    route: '/local-news',
    label: 'Local News',
    heading: 'Local News',
    blurb:
      'School boards, bus routes, libraries and playgrounds: the decisions that reach your street first, from newsrooms that cover one place well.',
    keywords: ['local news', 'school board', 'neighborhood', 'city news for families'],
    section: 'local',
    structuredDataType: 'NewsMediaOrganization',
    frame: 'tall-1200',
    feeds: [
      outlets.blockClubChicago(),
      outlets.gothamist(),
      outlets.calMatters(),
      outlets.newYorkTimes('NYRegion'),
    ],
  },
  {
    slug: 'national-news',
    route: '/national-news',
    label: 'National News',
    heading: 'National News',
    blurb:
      'What the country is talking about today, and what it may mean for schools, paychecks and dinner-table questions.',
    keywords: ['national news', 'US news', 'education news', 'news for parents'],
    section: 'national',
    structuredDataType: 'NewsMediaOrganization',
    frame: 'tall-1200',
    feeds: [
      outlets.npr(1003),
      outlets.guardian('us-news'),
      outlets.newYorkTimes('US'),
      outlets.pbsNewsHour('headlines'),
    ],
  },
  {
    slug: 'world-news',
    route: '/world-news',
    label: 'World News',
    heading: 'World News',
    blurb:
      'The wider world in headlines you can read before the school run, from reporters who are there. Children ask about the news; it helps to have read it first.',
    keywords: ['world news', 'international news', 'talking to children about the news'],
    section: 'world',
    structuredDataType: 'NewsMediaOrganization',
    frame: 'tall-1200',
    feeds: [
      outlets.bbc('world'),
      outlets.npr(1004),
      outlets.guardian('world'),
      outlets.newYorkTimes('World'),
    ],
  },
  {
    slug: 'politics',
    route: '/politics',
    label: 'Politics',
    heading: 'Politics',
    blurb:
      'Child care, parental leave, school funding and the votes behind them. Reporting from several newsrooms, side by side.',
    keywords: ['politics', 'family policy', 'child care policy', 'parental leave'],
    section: 'politics',
    structuredDataType: 'NewsMediaOrganization',
    frame: 'tall-1200',
    feeds: [
      outlets.npr(1014),
      outlets.pbsNewsHour('politics'),
      outlets.newYorkTimes('Politics'),
      outlets.guardian('us-news/us-politics'),
    ],
  },
  {
    slug: 'business',
    route: '/business',
    label: 'Business',
    heading: 'Business',
    blurb:
      'Prices, jobs, interest rates and the companies behind the products in your kitchen, read with a family budget in mind.',
    keywords: ['business news', 'family budget', 'prices', 'jobs', 'economy'],
    section: 'business',
    structuredDataType: 'WebPage',
    frame: 'tall-1200',
    feeds: [
      outlets.npr(1006),
      outlets.bbc('business'),
      outlets.guardian('business'),
      outlets.newYorkTimes('Business'),
    ],
  },
  {
    slug: 'technology',
    route: '/technology',
    label: 'Technology',
    heading: 'Technology',
    blurb:
      'Phones, games, artificial intelligence and school laptops: what is new, what is safe and what can wait until they are older.',
    keywords: ['technology', 'children and technology', 'online safety', 'screens'],
    section: 'technology',
    structuredDataType: 'NewsMediaOrganization',
    frame: 'tall-1200',
    feeds: [
      outlets.npr(1019),
      outlets.bbc('technology'),
      outlets.guardian('technology'),
      outlets.arsTechnica(),
      outlets.nasa(),
    ],
  },
  {
    slug: 'automotive',
    route: '/automotive',
    label: 'Automotive',
    heading: 'Automotive & Energy',
    blurb:
      'Family cars, recalls, charging, and the price of keeping the house warm: news for people who have installed a car seat in the rain.',
    keywords: ['automotive news', 'family cars', 'electric cars', 'energy prices'],
    section: 'automotive',
    structuredDataType: 'NewsMediaOrganization',
    frame: 'tall-1200',
    feeds: [
      outlets.newYorkTimes('Automobiles'),
      outlets.electrek(),
      outlets.energyInformation(),
      outlets.guardian('technology/motoring'),
    ],
  },
  {
    slug: 'real-estate',
    route: '/real-estate',
    label: 'Real Estate',
    heading: 'Real Estate & Housing',
    blurb:
      'Rents, mortgages, school districts and small apartments with big families in them. What is happening to the cost of a home.',
    keywords: ['real estate', 'housing', 'mortgage', 'rent', 'moving with children'],
    section: 'realEstate',
    structuredDataType: 'NewsMediaOrganization',
    frame: 'tall-1200',
    feeds: [
      outlets.newYorkTimes('RealEstate'),
      outlets.redfin(),
      outlets.guardian('money/property'),
      outlets.guardian('society/housing'),
    ],
  },
  {
    slug: 'health-wellness',
    route: '/health-wellness',
    label: 'Health & Wellness',
    heading: 'Health & Wellness',
    blurb:
      'Outbreaks, recalls, new guidelines and good studies, from health desks and public institutions, without the miracle cures.',
    keywords: ['health news', 'child health', 'public health', 'wellness'],
    section: 'health',
    structuredDataType: 'NewsMediaOrganization',
    frame: 'tall-1200',
    feeds: [outlets.npr(1128), outlets.cdc(), outlets.bbc('health'), outlets.newYorkTimes('Well')],
  },
  {
    slug: 'sports',
    route: '/sports',
    label: 'Sports',
    heading: 'Sports',
    blurb:
      'Last night’s scores for the child at breakfast, and the stories about youth sport, injuries and fair play for the grown-up on the sideline.',
    keywords: ['sports news', 'youth sports', 'scores', 'family sports'],
    section: 'sports',
    structuredDataType: 'NewsMediaOrganization',
    frame: 'tall-1200',
    feeds: [outlets.npr(1055), outlets.bbcSport(), outlets.espn(), outlets.guardian('sport')],
  },
  {
    slug: 'arts-culture',
    route: '/arts-culture',
    label: 'Arts & Culture',
    heading: 'Arts & Culture',
    blurb:
      'Books, movies, museums and music: what to see together, what to read aloud, and what to keep for after bedtime.',
    keywords: ['arts', 'culture', 'books', 'movies', 'museums for children'],
    section: 'culture',
    structuredDataType: 'NewsMediaOrganization',
    frame: 'tall-1200',
    feeds: [
      outlets.npr(1008),
      outlets.guardian('culture'),
      outlets.bbc('entertainment_and_arts'),
      outlets.newYorkTimes('Arts'),
    ],
  },
  {
    slug: 'food-dining',
    route: '/food-dining',
    label: 'Food & Dining',
    heading: 'Food & Dining',
    blurb:
      'Weeknight cooking, food safety, grocery prices and restaurants that do not mind crayons. Something for tonight, and something for Sunday.',
    keywords: ['food', 'family dinner', 'recipes', 'restaurants', 'food safety'],
    section: 'food',
    structuredDataType: 'NewsMediaOrganization',
    frame: 'tall-1200',
    feeds: [outlets.npr(1053), outlets.guardian('food'), outlets.newYorkTimes('DiningandWine')],
  },
  {
    slug: 'lifestyle',
    route: '/lifestyle',
    label: 'Lifestyle',
    heading: 'Lifestyle',
    blurb:
      'Relationships, travel, clothes, homes and the small pleasures that survive children. The lighter pages, chosen with care.',
    keywords: ['lifestyle', 'family life', 'relationships', 'home'],
    section: 'lifestyle',
    structuredDataType: 'NewsMediaOrganization',
    frame: 'tall-1200',
    feeds: [
      outlets.guardian('lifeandstyle'),
      outlets.guardian('lifeandstyle/family'),
      outlets.newYorkTimes('FashionandStyle'),
    ],
  },
  {
    slug: 'opinion',
    route: '/opinion',
    label: 'Opinion',
    heading: 'Opinion',
    blurb:
      'Columns and essays that argue well, including the ones you will disagree with. Opinions are those of their writers and outlets.',
    keywords: ['opinion', 'columns', 'essays', 'commentary'],
    section: 'opinion',
    structuredDataType: 'NewsMediaOrganization',
    frame: 'tall-1200',
    feeds: [outlets.guardian('commentisfree'), outlets.newYorkTimes('Opinion'), outlets.npr(1057)],
  },
  {
    slug: 'archives',
    route: '/archives',
    label: 'Archives',
    heading: 'From the Archives',
    blurb:
      'Old newspapers, letters, photographs and the stories behind them, from the keepers of the nation’s memory. Good answers to “What was it like when you were little?”',
    keywords: ['archives', 'history', 'old newspapers', 'history for families'],
    section: 'archives',
    structuredDataType: 'NewsMediaOrganization',
    frame: 'tall-1200',
    feeds: [outlets.nationalArchives(), outlets.libraryOfCongress(), outlets.smithsonianMagazine()],
  },
  {
    slug: 'events',
    route: '/events',
    label: 'Events',
    heading: 'Local Events',
    blurb:
      'Fairs, free museum days, story times, parades and parks: ideas for Saturday from people who keep city calendars for a living.',
    keywords: ['local events', 'family events', 'free things to do', 'weekend with children'],
    section: 'events',
    structuredDataType: 'NewsMediaOrganization',
    frame: 'ratio-177.78',
    feeds: [outlets.funcheap(), outlets.secretNyc(), outlets.timeOut()],
  },
];

/** The walls of this title. */
export const topics: Topic[] = everyTopic.filter(({ route }) => hasPage(route));

const bySlug = new Map(topics.map((topic) => [topic.slug, topic]));

/** Returns a topic by the last part of its address, or undefined if there is no such wall. */
export function topicBySlug(slug: string): Topic | undefined {
  return bySlug.get(slug);
}

/** The 15 topics that have a page of their own; /health-wellness is another kind of page. */
export const topicPages = topics.filter(({ slug }) => slug !== 'health-wellness');
