import { about } from '@daily-nest/content/about';
import { articles } from '@daily-nest/content/articles';
import { ages } from '@daily-nest/content/ages';
import { foldOuts } from '@daily-nest/content/fold-outs';
import { staff } from '@daily-nest/content/staff';
import { coversOfAges, imageOfSeries, piecesOfPerson, shownSeries } from '@daily-nest/content/pieces';
import { topicPages } from '@daily-nest/content/topics';
import { urgentSections } from '@daily-nest/content/urgent/sections';
import { sheets } from '@daily-nest/content/urgent/sheets';
import type { Sheet } from '@daily-nest/content/urgent/types';
import { wellnessArticles } from '@daily-nest/content/wellness';
import { names } from '../../brand-values.ts';
import type { Card } from './draw-card.ts';
import { postCard } from './post-card.ts';

/** A card of a page known at build time, with the address of its picture. */
export interface PageCard extends Omit<Card, 'picture'> {
  /** The address of its JPEG or SVG; without one the card shows the mark in large. */
  picture?: string;
}

const pictureFile = (name: string) => `/pictures/${name}.jpg`;

/**
 * The pages that are neither an article nor a topic. A page that is missing here gets a card of its title.
 */
const fixed: Record<string, PageCard> = {
  '/': {
    kicker: names.network ?? names.name,
    headline: names.tagline ?? names.name,
    picture: pictureFile('story-the-walking-bus'),
  },
  '/articles': {
    kicker: 'Articles',
    headline: 'Researched advice, put plainly',
    section: 'learning',
    picture: pictureFile('reading-aloud-to-a-wriggling-child'),
  },
  '/blog': postCard,
  '/parenting-tips': {
    kicker: 'Parenting tips',
    headline: 'Small things that help today',
    section: 'family',
    picture: pictureFile('tips-daily-routines'),
  },
  '/community-stories': {
    kicker: 'Community stories',
    headline: 'Told by the families next door',
    section: 'community',
    picture: pictureFile('story-learning-to-sign'),
  },
  '/health-wellness': {
    kicker: 'Health & Wellness',
    headline: 'Sleep, moods, movement, food',
    section: 'health',
    picture: pictureFile('an-hour-a-day-of-moving'),
  },
  '/faq': {
    kicker: 'FAQ',
    headline: 'Questions parents ask, answered',
    section: 'family',
    picture: pictureFile('homework-without-tears'),
  },
  '/about': {
    kicker: 'About us',
    headline: 'Short, kind and correct',
    section: 'community',
    picture: about.image,
  },
  '/contact': {
    kicker: 'Contact us',
    headline: 'Write to the editors',
    section: 'community',
    picture: pictureFile('tips-communication'),
  },
  '/partners': {
    kicker: 'Our partners',
    headline: 'Useful together, in the open',
    section: 'business',
    picture: pictureFile('the-long-road-to-sharing'),
  },
  '/radio': {
    kicker: 'Live radio',
    headline: 'Calm music, around the clock',
    section: 'culture',
    picture: pictureFile('radio'),
  },
  '/books': {
    kicker: 'The bookshelf',
    headline: 'Old books on breath and calm',
    section: 'culture',
    picture: pictureFile('posts/when-the-favorite-book-falls-apart'),
  },
  '/privacy': {
    kicker: 'Privacy policy',
    headline: 'What this site knows of you',
    section: 'technology',
    picture: pictureFile('tips-screen-time'),
  },
  '/accessibility': {
    kicker: 'Accessibility',
    headline: 'For every reader',
    section: 'community',
    picture: pictureFile('story-learning-to-sign'),
  },
  '/standards': {
    kicker: 'Our standards',
    headline: 'How we check what you act on',
    section: 'education',
    picture: pictureFile('posts/how-to-read-a-recall-notice'),
  },
  '/corrections': {
    kicker: 'Corrections',
    headline: 'What we had wrong, and what is right',
    section: 'education',
    picture: pictureFile('posts/how-to-read-a-school-board-agenda'),
  },
  '/urgent': {
    kicker: 'Urgent help',
    headline: 'What to do now',
    section: 'health',
    picture: pictureFile('choking-and-cpr-before-you-need-them'),
  },
  '/people': {
    kicker: 'Who makes this',
    headline: 'Written, edited, checked',
    section: 'community',
    picture: about.image,
  },
  '/ages': {
    kicker: 'By age',
    headline: 'From pregnancy to the teens',
    section: 'child',
    picture: pictureFile('crawling-cruising-walking'),
  },
  '/series': {
    kicker: 'Series',
    headline: 'Best read one after the other',
    section: 'learning',
    picture: pictureFile('the-first-week-of-kindergarten'),
  },
  '/fold-outs': {
    kicker: 'Fold-outs',
    headline: 'Eight steps, cut from paper',
    section: 'family',
    picture: pictureFile('car-seats-by-size-not-birthday'),
  },
  '/terms': {
    kicker: 'Terms of service',
    headline: 'Read freely, quote fairly',
    section: 'business',
    picture: pictureFile('posts/how-to-read-a-school-board-agenda'),
  },
};

/** The picture of each topic's page. */
const topicPictures: Record<string, string> = {
  'local-news': 'posts/the-corner-with-the-crossing-guard',
  'national-news': 'posts/who-pays-for-school-lunch',
  'world-news': 'posts/child-care-in-eight-countries',
  politics: 'posts/talking-with-children-about-elections',
  business: 'posts/does-the-side-job-pay-for-the-sitter',
  technology: 'posts/a-phone-that-stays-on-the-wall',
  automotive: 'posts/fifty-hours-in-the-passenger-seat',
  'real-estate': 'moving-house-with-small-children',
  sports: 'posts/before-the-first-season-of-team-sports',
  'arts-culture': 'posts/forty-five-minutes-in-a-museum',
  'food-dining': 'posts/eating-out-with-a-toddler-at-five',
  lifestyle: 'posts/a-babys-first-passport',
  opinion: 'posts/may-i-quit-after-the-season',
  archives: 'posts/infant-care-1914-and-what-it-got-right',
  events: 'posts/how-to-plan-a-street-party',
};

/** The picture of each sheet of /urgent. */
const sheetPictures: Record<Sheet['slug'], string> = {
  'choking-and-cpr': 'choking-and-cpr-before-you-need-them',
  'fever-and-doses': 'a-fever-at-three-in-the-morning',
  sitter: 'grandparents-and-new-rules',
  'medicine-log': 'the-medicine-cabinet-check',
};

/** The picture of the piece that a fold-out belongs to. */
const pictureOfPiece = (href: string) => {
  const name = href.replace(/^\/blog\//, 'posts/').replace(/^\/[a-z-]+\//, '');
  return pictureFile(name);
};

/** The card of each page, by its path. */
export const pageCards: ReadonlyMap<string, PageCard> = new Map<string, PageCard>([
  ...Object.entries(fixed),
  ...topicPages.map(({ route, slug, heading, section }): [string, PageCard] => {
    const picture = topicPictures[slug];
    return [
      route,
      {
        kicker: 'News for families',
        headline: heading,
        section,
        ...(picture && { picture: pictureFile(picture) }),
      },
    ];
  }),
  ...urgentSections.map(({ id, title }): [string, PageCard] => [
    `/urgent/${id}`,
    { ...fixed['/urgent']!, headline: title },
  ]),
  ...sheets.map(({ slug, title }): [string, PageCard] => [
    `/urgent/${slug}`,
    {
      kicker: 'To print',
      headline: title,
      section: 'health',
      picture: pictureFile(sheetPictures[slug]),
    },
  ]),
  ...staff.map(({ id, name, role }): [string, PageCard] => [
    `/people/${id}`,
    {
      kicker: role,
      headline: name,
      section: 'community',
      picture: piecesOfPerson(name)[0]?.image ?? about.image,
    },
  ]),
  ...ages.map(({ slug, title, section }): [string, PageCard] => [
    `/ages/${slug}`,
    { kicker: 'By age', headline: title, section, picture: coversOfAges.get(slug)!.image },
  ]),
  ...foldOuts.map(({ slug, title, section, piece }): [string, PageCard] => [
    `/fold-outs/${slug}`,
    { kicker: 'Fold-out', headline: title, section, picture: pictureOfPiece(piece) },
  ]),
  ...shownSeries.map((one): [string, PageCard] => [
    `/series/${one.slug}`,
    { kicker: 'Series', headline: one.title, section: one.section, picture: imageOfSeries(one) },
  ]),
  ...articles.map(({ slug, category, title, section, image }): [string, PageCard] => [
    `/articles/${slug}`,
    { kicker: category, headline: title, section, picture: image },
  ]),
  ...wellnessArticles.map(({ slug, category, title, section, image }): [string, PageCard] => [
    `/health-wellness/${slug}`,
    { kicker: category, headline: title, section, picture: image },
  ]),
]);
