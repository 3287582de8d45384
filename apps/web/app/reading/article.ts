import type { Article, WellnessArticle } from '@daily-nest/content/types';
import { anchorOf, type Card } from './cards.ts';

/** The list that an article belongs to. */
export interface ReadingList {
  path: '/articles' | '/health-wellness';
  label: string;
  /** Where the category of an article is shown there. */
  categoryHref: (category: string) => string;
}

export const articleList: ReadingList = {
  path: '/articles',
  label: 'Articles',
  categoryHref: (category) => `/articles#${anchorOf(category)}`,
};

export const wellnessList: ReadingList = {
  path: '/health-wellness',
  label: 'Health & Wellness',
  categoryHref: (category) => `/health-wellness?category=${anchorOf(category)}`,
};

/** All that a reading page shows. */
export interface Reading {
  path: string;
  list: { path: string; label: string };
  categoryHref: string;
  title: string;
  excerpt: string;
  category: string;
  section: Article['section'];
  author: string;
  date: string;
  readTime: string;
  image: string;
  imageAlt: string;
  keywords: readonly string[];
  words: number;
  html: string;
  sources: readonly { title: string; url: string }[];
  review: { by: string; role?: string; on: string } | undefined;
  related: readonly Card[];
  next: { href: string; title: string; excerpt: string; category: string } | undefined;
}

/** An article with its surroundings as a reading page. */
export function readingOf(
  article: Article | WellnessArticle,
  around: {
    list: ReadingList;
    related: readonly Card[];
    next: Article | WellnessArticle | undefined;
    reviewerRole?: string;
  },
): Reading {
  const { list, related, next, reviewerRole } = around;
  const { slug, title, excerpt, category, section, author, date, readTime, image, imageAlt } = article;
  const { keywords, words, html, sources } = article;
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
    date,
    readTime,
    image,
    imageAlt,
    keywords: [...new Set([...keywords, category.toLowerCase()])],
    words,
    html,
    sources,
    review:
      'reviewedBy' in article
        ? { by: article.reviewedBy, on: article.reviewedOn, ...(reviewerRole && { role: reviewerRole }) }
        : undefined,
    // What comes next stands below by itself.
    related: related.filter((card) => card.href !== href),
    next:
      next && href ? { href, title: next.title, excerpt: next.excerpt, category: next.category } : undefined,
  };
}

/** The structured data of a reading page. */
export function readingLd(reading: Reading, site: { url: string; name: string; image: string }): object[] {
  const { path, list, title, excerpt, category, author, date, keywords, words, review } = reading;
  const url = `${site.url}${path}`;
  const publisher = { '@type': 'NewsMediaOrganization', name: site.name, url: `${site.url}/` };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: title,
      description: excerpt,
      image: [site.image],
      datePublished: date,
      dateModified: review && review.on > date ? review.on : date,
      author: { '@type': 'Person', name: author },
      publisher,
      articleSection: category,
      keywords: keywords.join(', '),
      wordCount: words,
      inLanguage: 'en-US',
      isAccessibleForFree: true,
      url,
      mainEntityOfPage: {
        '@type': 'WebPage',
        '@id': url,
        ...(review && {
          lastReviewed: review.on,
          reviewedBy: { '@type': 'Person', name: review.by },
        }),
      },
    },
    breadcrumbsLd(site.url, [
      { name: 'Home', path: '/' },
      { name: list.label, path: list.path },
      { name: title, path },
    ]),
  ];
}

/** The way from the home page to a page, as search engines print it. */
export function breadcrumbsLd(siteUrl: string, steps: readonly { name: string; path: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  };
}

/** A page that is a list of others. */
export function collectionLd(
  siteUrl: string,
  page: {
    name: string;
    description: string;
    path: string;
    items: readonly { title: string; href: string }[];
  },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: page.name,
    description: page.description,
    url: `${siteUrl}${page.path}`,
    inLanguage: 'en-US',
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: page.items.length,
      itemListElement: page.items.map(({ title, href }, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name: title,
        url: `${siteUrl}${href}`,
      })),
    },
  };
}
