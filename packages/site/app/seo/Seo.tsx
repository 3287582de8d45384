import { names } from '../brand.ts';
import { useRootData } from '../data/use-root-data.ts';
import { cardOfPath } from './card/address.ts';
import { feedLinks, feedLinksOf } from './feeds/links.ts';
import { jsonLdText } from './json-ld.ts';
import { absoluteUrl, pageTitle } from './title.ts';

export interface SeoProps {
  /** The page's own title, without the site's name; left out on the home page. */
  title?: string;
  description: string;
  /** @default the title's own */
  keywords?: readonly string[];
  /** The canonical path, `/blog?page=2`. Left out on a page with an error. */
  canonical?: string;
  /** Excludes the page from search engines. @default false */
  noindex?: boolean;
  /** The Open Graph type. @default 'website' */
  type?: 'website' | 'article' | 'book' | 'profile';
  /**
   * The social card: a path on this site or an absolute address. @default the card drawn for the canonical
   * page
   */
  image?: { url: string; alt: string; width?: number; height?: number };
  /** The publication date of an article, `2026-11-12`. */
  published?: string;
  modified?: string;
  section?: string;
  /** The page's own feed, besides those of the whole magazine. */
  feed?: { name: string; title: string };
  /** Structured data, one block each. Use the addresses of `useSiteUrl`. */
  jsonLd?: readonly object[];
}

/** Returns the card drawn for a page; pages without a canonical path use the site's. */
function cardOf(canonical: string | undefined, title: string | undefined): NonNullable<SeoProps['image']> {
  return {
    url: cardOfPath(canonical ?? '/'),
    alt: title ? `${title}. ${names.name}` : `${names.name}: ${names.tagline ?? names.description}`,
    width: 1200,
    height: 630,
  };
}

/** Returns the public origin of the site, for absolute addresses. */
export function useSiteUrl(): string {
  return useRootData()?.siteUrl ?? '';
}

/**
 * The metadata of a page for search engines and social networks. Each route renders it once with the page's
 * data; React moves the tags into the head, on the server, and replaces them on navigation.
 */
export function Seo({
  title,
  description,
  keywords = names.keywords,
  canonical,
  noindex = false,
  type = 'website',
  image = cardOf(canonical, title),
  published,
  modified,
  section,
  feed,
  jsonLd = [],
}: SeoProps) {
  const siteUrl = useSiteUrl();
  const fullTitle = pageTitle(title);
  const url = canonical === undefined ? undefined : absoluteUrl(siteUrl, canonical);
  const card = absoluteUrl(siteUrl, image.url);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      <meta name="robots" content={noindex ? 'noindex,nofollow' : 'index,follow'} />
      {url && <link rel="canonical" href={url} />}
      {!noindex &&
        [...(feed ? feedLinksOf(feed) : []), ...feedLinks].map(
          ({ href, type: feedType, title: feedTitle }) => (
            <link key={href} rel="alternate" type={feedType} title={feedTitle} href={href} />
          ),
        )}
      <meta property="og:site_name" content={names.name} />
      <meta property="og:locale" content={names.locale.replace('-', '_')} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title ?? names.name} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:image" content={card} />
      <meta property="og:image:alt" content={image.alt} />
      {image.width && <meta property="og:image:width" content={String(image.width)} />}
      {image.height && <meta property="og:image:height" content={String(image.height)} />}
      {published && <meta property="article:published_time" content={published} />}
      {modified && <meta property="article:modified_time" content={modified} />}
      {section && <meta property="article:section" content={section} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title ?? names.name} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={card} />
      <meta name="twitter:image:alt" content={image.alt} />
      {jsonLd.map((data, place) => (
        <script
          key={place}
          type="application/ld+json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: jsonLdText(data) }}
        />
      ))}
    </>
  );
}
