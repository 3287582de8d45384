import { hasPage } from '@daily-nest/content/parts';
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
import * as words from '../../words/cards.ts';
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
    ...words.articles,
    section: 'learning',
    picture: pictureFile('reading-aloud-to-a-wriggling-child'),
  },
  '/blog': postCard,
  '/parenting-tips': {
    ...words.parentingTips,
    section: 'family',
    picture: pictureFile('tips-daily-routines'),
  },
  '/community-stories': {
    ...words.communityStories,
    section: 'community',
    picture: pictureFile('story-learning-to-sign'),
  },
  '/health-wellness': {
    ...words.healthWellness,
    section: 'health',
    picture: pictureFile('an-hour-a-day-of-moving'),
  },
  '/faq': {
    ...words.faq,
    section: 'family',
    picture: pictureFile('homework-without-tears'),
  },
  '/about': {
    ...words.about,
    section: 'community',
    picture: about.image,
  },
  '/contact': {
    ...words.contact,
    section: 'community',
    picture: pictureFile('tips-communication'),
  },
  '/partners': {
    ...words.partners,
    section: 'business',
    picture: pictureFile('the-long-road-to-sharing'),
  },
  '/radio': {
    ...words.radio,
    section: 'culture',
    picture: pictureFile('radio'),
  },
  '/books': {
    ...words.books,
    section: 'culture',
    picture: pictureFile('posts/when-the-favorite-book-falls-apart'),
  },
  '/privacy': {
    ...words.privacy,
    section: 'technology',
    picture: pictureFile('tips-screen-time'),
  },
  '/accessibility': {
    ...words.accessibility,
    section: 'community',
    picture: pictureFile('story-learning-to-sign'),
  },
  '/standards': {
    ...words.standards,
    section: 'education',
    picture: pictureFile('posts/how-to-read-a-recall-notice'),
  },
  '/corrections': {
    ...words.corrections,
    section: 'education',
    picture: pictureFile('posts/how-to-read-a-school-board-agenda'),
  },
  '/urgent': {
    ...words.urgent,
    section: 'health',
    picture: pictureFile('choking-and-cpr-before-you-need-them'),
  },
  '/people': {
    ...words.people,
    section: 'community',
    picture: about.image,
  },
  '/ages': {
    ...words.ages,
    section: 'child',
    picture: pictureFile('crawling-cruising-walking'),
  },
  '/series': {
    ...words.series,
    section: 'learning',
    picture: pictureFile('the-first-week-of-kindergarten'),
  },
  '/fold-outs': {
    ...words.foldOuts,
    section: 'family',
    picture: pictureFile('car-seats-by-size-not-birthday'),
  },
  '/terms': {
    ...words.terms,
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
export const pageCards: ReadonlyMap<string, PageCard> = new Map<string, PageCard>(
  everyCard().filter(([path]) => hasPage(path)),
);

function everyCard(): [string, PageCard][] {
  return [
    ...Object.entries(fixed),
    ...topicPages.map(({ route, slug, heading, section }): [string, PageCard] => {
      const picture = topicPictures[slug];
      return [
        route,
        {
          kicker: words.newsForFamilies,
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
        kicker: words.toPrint,
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
      {
        kicker: words.ages.kicker,
        headline: title,
        section,
        picture: coversOfAges.get(slug)?.image ?? about.image,
      },
    ]),
    ...foldOuts.map(({ slug, title, section, piece }): [string, PageCard] => [
      `/fold-outs/${slug}`,
      { kicker: words.foldOut, headline: title, section, picture: pictureOfPiece(piece) },
    ]),
    ...shownSeries.map((one): [string, PageCard] => [
      `/series/${one.slug}`,
      { kicker: words.series.kicker, headline: one.title, section: one.section, picture: imageOfSeries(one) },
    ]),
    ...articles.map(({ slug, category, title, section, image }): [string, PageCard] => [
      `/articles/${slug}`,
      { kicker: category, headline: title, section, picture: image },
    ]),
    ...wellnessArticles.map(({ slug, category, title, section, image }): [string, PageCard] => [
      `/health-wellness/${slug}`,
      { kicker: category, headline: title, section, picture: image },
    ]),
  ];
}
