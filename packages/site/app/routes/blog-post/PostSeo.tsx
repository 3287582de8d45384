import { names } from '../../brand.ts';
import { copiesFolder } from '../../data/post-picture.ts';
import { cardOfPost } from '../../seo/card/address.ts';
import { absoluteUrl, Seo, useSiteUrl } from '../../seo/index.ts';
import { changedOn } from '../../seo/ld/corrections.ts';
import { blogPostingLd, breadcrumbsLd } from '../../seo/ld/index.ts';
import type { ShownPost, WholePost } from './post.server.ts';
import * as words from '../../words/blog.ts';

/** The metadata of a post for search engines and social networks. */
export function PostSeo({ slug, post }: { slug: string; post: WholePost }) {
  const siteUrl = useSiteUrl();
  const path = postHref(slug);
  const image = sharedImage(slug, post);
  return (
    <Seo
      title={post.title}
      description={post.description}
      keywords={post.keywords}
      canonical={path}
      type="article"
      published={post.date}
      modified={changedOn(post)}
      section={words.blog}
      image={image}
      jsonLd={[
        blogPostingLd(
          {
            path,
            title: post.title,
            description: post.description,
            image: absoluteUrl(siteUrl, image.url),
            date: post.date,
            updated: post.updated,
            author: realAuthor(post),
            series: post.series,
            sources: post.sources,
            corrections: post.corrections,
            keywords: post.keywords,
          },
          siteUrl,
        ),
        breadcrumbsLd(siteUrl, [
          { name: words.blog, path: '/blog' },
          { name: post.title, path },
        ]),
      ]}
    />
  );
}

/** Returns the author for structured data, which never names an invented person. A guest has no such mark. */
function realAuthor({ author, byline }: WholePost) {
  if (!author || byline?.invented) return undefined;
  return { name: author, ...(byline && { path: `/people/${byline.id}` }) };
}

/**
 * Returns the social card: a post's own picture if we serve it in a format that any network can show, else
 * the card that the server draws.
 */
function sharedImage(slug: string, { title, image }: ShownPost) {
  if (typeof image === 'string' && image.startsWith('https://')) return { url: image, alt: title };
  if (typeof image === 'object' && image.src.startsWith(copiesFolder))
    return { url: image.src, alt: title, width: image.width, height: image.height };
  return { url: cardOfPost(slug), alt: `${title}. ${names.name}`, width: 1200, height: 630 };
}

/** Returns the address of a post on this site. */
export function postHref(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}
