import { pictureOf } from '@daily-nest/content/photos';
import type { Article, Photo, WellnessArticle } from '@daily-nest/content/types';

/** The fields of an article's card, without the body. */
export type Card = ReturnType<typeof cardOf>;

/** Returns the card of an article of /articles. */
export function cardOf(article: Article) {
  return cardAt('/articles', article);
}

/** Returns the card of a wellness article, with its reviewer if the title has one. */
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

/** Returns the picture without its text alternative, which a card does not need: its title says the same. */
export function withoutAlt(picture: string | Photo): string | Omit<Photo, 'alt'> {
  if (typeof picture === 'string') return picture;
  const { alt: _words, ...rest } = picture;
  return rest;
}

/** Returns the name of a category for an address: 'Health & Safety' is `health-safety`. */
export function anchorOf(category: string): string {
  return category
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
