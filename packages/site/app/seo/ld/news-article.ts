import type { NewsArticle, WithContext } from 'schema-dts';
import type { AsOf, Correction, Review } from '@daily-nest/content/types';
import { names } from '../../brand.ts';
import { briefLd } from './brief.ts';
import { correctionsLd } from './corrections.ts';
import { cardImageLd } from './image.ts';
import { answerableLd, publisherLd } from './organization.ts';

/** The input for the structured data of an article. */
export interface ArticleFacts {
  path: string;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  /** Whether the author is an invented person; then the publisher is named instead. */
  authorInvented: boolean;
  /** The path of the author's page. */
  authorHref?: string | undefined;
  /** The publication date, `2026-11-12`. */
  date: string;
  keywords: readonly string[];
  words: number;
  /** The day of its last change: a review, a correction. */
  changed: string;
  corrections?: readonly Correction[] | undefined;
  /** The source of its advice, and the date. */
  asOf?: AsOf | undefined;
  /** Its series and part. */
  series?: { title: string; href: string; part: number } | undefined;
  /** Whether it gives health advice. */
  medical?: boolean;
  /** The reviewer and the date. */
  review?: Review | undefined;
}

/** Returns the structured data of an article, with its review if there was one. */
export function newsArticleLd(article: ArticleFacts, siteUrl: string): WithContext<NewsArticle> {
  const url = `${siteUrl}${article.path}`;
  if (!import.meta.env.SSR) return briefLd('NewsArticle', url, article.title);
  const { path, title, excerpt, category, author, authorInvented, date, keywords, words, review } = article;
  const { changed, corrections, asOf, series, authorHref = '/about', medical } = article;
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    description: excerpt,
    image: [cardImageLd(siteUrl, path)],
    datePublished: date,
    dateModified: changed,
    ...correctionsLd(corrections),
    ...(asOf && { contentReferenceTime: asOf.date }),
    ...(series && {
      isPartOf: { '@type': 'CreativeWorkSeries', name: series.title, url: `${siteUrl}${series.href}` },
      position: series.part,
    }),
    author: [
      authorInvented
        ? publisherLd(siteUrl)
        : { '@type': 'Person', name: author, url: `${siteUrl}${authorHref}` },
    ],
    ...answerableLd(siteUrl),
    articleSection: category,
    keywords: keywords.join(', '),
    wordCount: words,
    inLanguage: names.locale,
    isAccessibleForFree: true,
    url,
    mainEntityOfPage: {
      '@type': medical ? 'MedicalWebPage' : 'WebPage',
      '@id': url,
      ...(review && {
        lastReviewed: review.on,
        reviewedBy: {
          '@type': 'Person',
          name: review.by,
          description: review.credential,
          sameAs: review.register,
        },
      }),
    },
  };
}
