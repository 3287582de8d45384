import { pictureOf } from '@daily-nest/content/photos';
import type { Article, Photo, WellnessArticle } from '@daily-nest/content/types';

/** An article as its card shows it, without the body. */
export type Card = ReturnType<typeof cardOf>;

/** An article of /articles as a card. */
export function cardOf(article: Article) {
  return cardAt('/articles', article);
}

/** A wellness article as a card, with its reviewer where the title has one. */
export function wellnessCardOf(article: WellnessArticle) {
  const { review } = article;
  return {
    ...cardAt('/health-wellness', article),
    ...(review && { reviewedBy: `${review.by}, ${review.credential}`, reviewedOn: review.on }),
  };
}

export type WellnessCardData = ReturnType<typeof wellnessCardOf>;

function cardAt(
  list: string,
  { slug, title, excerpt, category, section, author, date, readTime, ...article }: Article | WellnessArticle,
) {
  const image = withoutAlt(pictureOf(article.image));
  const words = { kicker: category, title, standfirst: excerpt, author, date, readTime };
  return { href: `${list}/${slug}`, ...words, section, image };
}

/** A card's title says what its picture shows, so the picture's own words need not be sent along. */
export function withoutAlt(picture: string | Photo): string | Omit<Photo, 'alt'> {
  if (typeof picture === 'string') return picture;
  const { alt: _words, ...rest } = picture;
  return rest;
}

/** The name of a category in an address: 'Health & Safety' is `health-safety`. */
export function anchorOf(category: string): string {
  return category
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
