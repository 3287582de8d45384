import { names } from '../../brand.ts';
import { copiesFolder } from '../../data/post-picture.ts';
import { cardOfPost } from '../../seo/card/address.ts';
import { absoluteUrl, Seo, useSiteUrl } from '../../seo/index.ts';
import { blogPostingLd, breadcrumbsLd } from '../../seo/ld/index.ts';
import type { ShownPost, WholePost } from './post.server.ts';

/** What search engines and networks read of a post. */
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
      modified={post.updated}
      section="Blog"
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
            keywords: post.keywords,
          },
          siteUrl,
        ),
        breadcrumbsLd(siteUrl, [
          { name: 'Blog', path: '/blog' },
          { name: post.title, path },
        ]),
      ]}
    />
  );
}

/** No markup names a person who is invented. Of a guest nobody says so. */
function realAuthor({ author, byline }: WholePost) {
  if (!author || byline?.invented) return undefined;
  return { name: author, ...(byline && { path: `/people/${byline.id}` }) };
}

/** A post's own picture when any network can show it, from where we serve it; the card that the server draws for it else. */
function sharedImage(slug: string, { title, image }: ShownPost) {
  if (typeof image === 'string' && image.startsWith('https://')) return { url: image, alt: title };
  if (typeof image === 'object' && image.src.startsWith(copiesFolder))
    return { url: image.src, alt: title, width: image.width, height: image.height };
  return { url: cardOfPost(slug), alt: `${title}. ${names.name}`, width: 1200, height: 630 };
}

/** The address of a post on this site. */
export function postHref(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}
