import type { BlogPosting, CollectionPage, WithContext } from 'schema-dts';
import { names } from '../../brand.ts';
import { briefLd } from './brief.ts';
import { itemListLd, type ListedPage } from './collection.ts';
import { answerableLd, publisherLd } from './organization.ts';

export interface PostFacts {
  path: string;
  title: string;
  description: string;
  /** Whole address of the picture that is shared. */
  image: string;
  date?: string | undefined;
  /** The day on which its text last became another one. */
  updated?: string | undefined;
  /** Who wrote it, if a real person; else the title answers for it. */
  author?: { name: string; path?: string } | undefined;
  series?: { title: string; href: string; part: number } | undefined;
  /** What its text rests on. */
  sources?: readonly { title: string; href: string }[];
  keywords: readonly string[];
}

/** A post of the blog. */
export function blogPostingLd(post: PostFacts, siteUrl: string): WithContext<BlogPosting> {
  const { path, title, date } = post;
  const url = `${siteUrl}${path}`;
  if (!import.meta.env.SSR)
    return { ...briefLd('BlogPosting', url, title), ...(date && { datePublished: date }) };
  const { description, image, updated, author, series, sources = [], keywords } = post;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    ...(description && { description }),
    ...(date && { datePublished: date, dateModified: updated ?? date }),
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

/** A page of the list of posts. */
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
