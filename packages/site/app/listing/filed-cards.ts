import type { Piece } from '@daily-nest/content/pieces';
import type { Article, Photo, WellnessArticle } from '@daily-nest/content/types';
import type { Picture } from '@daily-nest/ui/cover-image';
import type { SectionName } from '@daily-nest/ui/theme';
import type { FiledPost } from '../data/backend-answers.server.ts';
import { sceneOf } from '../data/post-picture.ts';
import { cardOf, wellnessCardOf } from './cards.ts';
import * as words from '../words/lists.ts';

/** A piece or a post in a mixed list. */
export interface FiledCard {
  href: string;
  title: string;
  standfirst: string;
  kicker: string;
  section?: SectionName;
  author?: string;
  date?: string;
  readTime?: string;
  image?: string | Omit<Photo, 'alt'> | Picture;
}

/** Returns the card of a piece. */
export function cardOfPiece(piece: Piece): FiledCard {
  if (!piece.href.startsWith('/health-wellness/')) return cardOf(piece as Article & Piece);
  const { reviewedBy: _by, reviewedOn: _on, ...card } = wellnessCardOf(piece as WellnessArticle & Piece);
  return card;
}

/** Returns the card of a post. */
export function cardOfFiled({
  slug,
  title,
  description,
  date,
  author,
  image,
  picture,
  pictureSize,
}: FiledPost): FiledCard {
  const scene = sceneOf({ pinterestImageLink: image, picture, pictureSize });
  return {
    href: `/blog/${encodeURIComponent(slug)}`,
    title,
    standfirst: description,
    kicker: words.blog,
    ...(date && { date }),
    ...(author && { author }),
    ...(scene && { image: scene }),
  };
}

/** Returns the cards of both, newest first. */
export function newestCards(pieces: readonly Piece[], posts: readonly FiledPost[]): FiledCard[] {
  return [...pieces.map(cardOfPiece), ...posts.map(cardOfFiled)].toSorted((one, other) =>
    (other.date ?? '').localeCompare(one.date ?? ''),
  );
}
