import type { BlogPosting, CollectionPage, WithContext } from 'schema-dts';
import type { Correction } from '@daily-nest/content/types';
import { names } from '../../brand.ts';
import { briefLd } from './brief.ts';
import { itemListLd, type ListedPage } from './collection.ts';
import { changedOn, correctionsLd } from './corrections.ts';
import { answerableLd, publisherLd } from './organization.ts';

export interface PostFacts {
  path: string;
  title: string;
  description: string;
  /** The absolute address of the shared picture. */
  image: string;
  date?: string | undefined;
  /** The day of the last change of its text. */
  updated?: string | undefined;
  /** Facts that were wrong once. */
  corrections?: readonly Correction[] | undefined;
  /** The author, if it is a real person; else the title is named. */
  author?: { name: string; path?: string } | undefined;
  series?: { title: string; href: string; part: number } | undefined;
  /** Its sources. */
  sources?: readonly { title: string; href: string }[];
  keywords: readonly string[];
}

/** Returns the structured data of a post. */
export function blogPostingLd(post: PostFacts, siteUrl: string): WithContext<BlogPosting> {
  const { path, title, date } = post;
  const url = `${siteUrl}${path}`;
  if (!import.meta.env.SSR)
    return { ...briefLd('BlogPosting', url, title), ...(date && { datePublished: date }) };
  const { description, image, updated, corrections, author, series, sources = [], keywords } = post;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    ...(description && { description }),
    ...(date && { datePublished: date, dateModified: changedOn({ updated, corrections }) ?? date }),
    ...correctionsLd(corrections),
    image: [image],
    author: author
      ? { '@type': 'Person', name: author.name, ...(author.path && { url: `${siteUrl}${author.path}` }) }
      : publisherLd(siteUrl),
    ...answerableLd(siteUrl),
    ...(keywords.length > 0 && { keywords: keywords.join(', ') }),
    ...(sources.length > 0 && {
      citation: sources.map(({ title: name, href }) => ({ '@type': 'WebPage' as const, name, url: href })),
    }),
    inLanguage: names.locale,
    isAccessibleForFree: true,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    isPartOf: [
      { '@type': 'Blog', name: `${names.name} Blog`, url: `${siteUrl}/blog` },
      ...(series
        ? [{ '@type': 'CreativeWorkSeries' as const, name: series.title, url: `${siteUrl}${series.href}` }]
        : []),
    ],
    ...(series && { position: series.part }),
  };
}

/** Returns the structured data of a page of the list of posts. */
export function blogPageLd(
  page: { title: string; description: string; path: string; posts: readonly ListedPage[] },
  siteUrl: string,
): WithContext<CollectionPage> {
  const url = `${siteUrl}${page.path}`;
  if (!import.meta.env.SSR) return briefLd('CollectionPage', url, page.title);
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: `${names.name} ${page.title}`,
    description: page.description,
    url,
    inLanguage: names.locale,
    isPartOf: { '@type': 'Blog', name: `${names.name} Blog`, url: `${siteUrl}/blog` },
    ...(page.posts.length > 0 && { mainEntity: itemListLd(page.posts, siteUrl) }),
  };
}
