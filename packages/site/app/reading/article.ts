import { changedOn } from '@daily-nest/content/corrections';
import { agesOf } from '@daily-nest/content/ages';
import { type Checked, checkedAgainst } from '@daily-nest/content/checked';
import { isInvented, pageOfPerson } from '@daily-nest/content/people';
import { partsOfSeries } from '@daily-nest/content/pieces';
import { pictured } from '@daily-nest/content/photos';
import { seriesBySlug } from '@daily-nest/content/series';
import type { Article, AsOf, Correction, Photo, Review, WellnessArticle } from '@daily-nest/content/types';
import { urgentSection } from '@daily-nest/content/urgent/sections';
import { urgent as lines } from '../data/urgent-numbers.ts';
import { anchorOf, type Card } from '../listing/cards.ts';
import { type SeriesPlace, placeIn } from '@daily-nest/content/series-place';
import { withPulled } from './with-pulled.ts';
import * as words from '../words/lists.ts';

/** The list of an article. */
export interface ReadingList {
  path: '/articles' | '/health-wellness';
  label: string;
  /** Returns the address of a category in the list. */
  categoryHref: (category: string) => string;
}

export const articleList: ReadingList = {
  path: '/articles',
  label: words.articles,
  categoryHref: (category) => `/articles#${anchorOf(category)}`,
};

export const wellnessList: ReadingList = {
  path: '/health-wellness',
  label: words.healthAndWellness,
  categoryHref: (category) => `/health-wellness?category=${anchorOf(category)}`,
};

/** The data of a reading page. */
export interface Reading {
  path: string;
  list: { path: string; label: string };
  categoryHref: string;
  title: string;
  excerpt: string;
  category: string;
  section: Article['section'];
  author: string;
  authorInvented: boolean;
  authorHref: string | undefined;
  date: string;
  updated: string | undefined;
  readTime: string;
  image: string | Photo;
  imageAlt: string;
  keywords: readonly string[];
  words: number;
  html: string;
  /** Its parts, by the ids in `html`. */
  headings: Article['headings'];
  sources: readonly { title: string; url: string }[];
  asOf: AsOf | undefined;
  /** The emergency that its reader may be in. */
  urgent: { id: string; title: string; number: string; call: string } | undefined;
  corrections: readonly Correction[] | undefined;
  /** The day of its last change. */
  changed: string;
  /** Whether it gives health advice, on which a reader may act. */
  medical: boolean;
  /** The institutions against which it was checked, and the month. */
  checked: Checked | undefined;
  review: Review | undefined;
  ages: readonly { slug: string; label: string }[];
  series: SeriesPlace | undefined;
  related: readonly Card[];
  next:
    | { href: string; title: string; excerpt: string; section: Article['section']; image: string | Photo }
    | undefined;
}

/** The number of related stories in the rail. */
export const mostRelated = 5;

/** Returns the reading page of an article with its surroundings. */
export function readingOf(
  article: Article | WellnessArticle,
  around: {
    list: ReadingList;
    /** Nearest first. The next story, which has its own place at the end of the page, is left out. */
    related: readonly Card[];
    next: Article | WellnessArticle | undefined;
  },
): Reading {
  const { list, related, next } = around;
  const medical = list === wellnessList;
  const { slug, title, excerpt, category, section, author, date, updated, readTime } = article;
  const { image, imageAlt } = pictured(article);
  const { keywords, words, html, headings, pulled, sources, asOf, urgent, corrections } = article;
  const series = article.series && placeInMagazine(article.series);
  const href = next && `${list.path}/${next.slug}`;
  return {
    path: `${list.path}/${slug}`,
    list: { path: list.path, label: list.label },
    categoryHref: list.categoryHref(category),
    title,
    excerpt,
    category,
    section,
    author,
    authorInvented: isInvented(author),
    authorHref: pageOfPerson(author),
    date,
    updated,
    readTime,
    image,
    imageAlt,
    keywords: [...new Set([...keywords, category.toLowerCase()])],
    words,
    html: withPulled(html, pulled),
    related: related.filter((card) => card.href !== href).slice(0, mostRelated),
    headings,
    sources,
    asOf,
    urgent: urgent && {
      id: urgent,
      title: urgentSection(urgent).title,
      number: lines.emergency.number,
      call: lines.emergency.call,
    },
    corrections,
    changed: changedOn(article),
    medical,
    checked: checkedAgainst(sources),
    review: 'review' in article ? article.review : undefined,
    ages: agesOf(article.ages).map(({ slug: age, label }) => ({ slug: age, label })),
    series,
    next:
      next && href
        ? {
            href,
            title: next.title,
            excerpt: next.excerpt,
            section: next.section,
            image: pictured(next).image,
          }
        : undefined,
  };
}

/** Returns the position of a piece in its series. */
function placeInMagazine({ slug, part }: NonNullable<Article['series']>): SeriesPlace | undefined {
  const series = seriesBySlug(slug);
  const parts = partsOfSeries(slug).map(({ href, title, series: place }) => ({
    href,
    title,
    part: place!.part,
  }));
  return series && placeIn({ slug, title: series.title, part, parts });
}
