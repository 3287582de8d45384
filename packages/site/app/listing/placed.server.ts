import { articles } from '@daily-nest/content/articles';
import type { Article, WellnessArticle } from '@daily-nest/content/types';
import { wellnessArticles } from '@daily-nest/content/wellness';
import type { ArticleCardProps } from '@daily-nest/ui/article-card';
import type * as z from 'zod';
import { sections } from '../brand.ts';
import type { postCard } from '../data/backend-answers.server.ts';
import type { Front } from '../data/front.server.ts';
import { sceneOf } from '../data/post-picture.ts';
import { cardOf, wellnessCardOf } from './cards.ts';
import * as words from '../words/lists.ts';

/** A card of the front page, of whatever kind its piece is. */
export type FrontCard = Pick<
  ArticleCardProps,
  'href' | 'kicker' | 'title' | 'standfirst' | 'author' | 'date' | 'readTime' | 'section' | 'image'
> & { href: string };

/** The card in a place; undefined where nothing is placed, or where this title does not have the piece. */
export function placedCard({ places }: Front, place: string): FrontCard | undefined {
  const piece = places[place];
  return piece && cardOfPlaced(piece);
}

function cardOfPlaced({ href, card }: Front['lifted'][number]): FrontCard | undefined {
  if (card) return cardOfPost(card);
  const [, list, slug] = /^\/([\w-]+)\/([\w-]+)$/.exec(href) ?? [];
  const hasSlug = (piece: Article | WellnessArticle) => piece.slug === slug;
  if (list === 'articles') return cardOfOr(articles.find(hasSlug), cardOf);
  if (list === 'health-wellness') return cardOfOr(wellnessArticles.find(hasSlug), wellnessCardOf);
  return undefined;
}

const cardOfOr = <Piece>(piece: Piece | undefined, card: (piece: Piece) => FrontCard) => piece && card(piece);

function cardOfPost({
  slug,
  title,
  description,
  date,
  author,
  topics,
  ...pictured
}: z.infer<typeof postCard>): FrontCard {
  const image = sceneOf({ pinterestImageLink: pictured.image, picture: pictured.picture });
  const section = sections.find(({ href }) => href === `/${topics[0]}`);
  return {
    href: `/blog/${encodeURIComponent(slug)}`,
    kicker: section?.label ?? words.blog,
    title,
    standfirst: description,
    ...(author && { author }),
    ...(date && { date }),
    ...(image && { image }),
  };
}

/**
 * Fills places that stand side by side: what is placed, and else the piece that the rule has there. No piece stands twice, so that the
 * rule's next one takes the place of one that was placed elsewhere.
 */
export function filled(front: Front, places: readonly string[], rule: readonly FrontCard[]): FrontCard[] {
  const cards = places.map((place) => placedCard(front, place));
  const used = new Set(cards.flatMap((card) => card?.href ?? []));
  const take = (card: FrontCard | undefined) => {
    if (!card || used.has(card.href)) return undefined;
    used.add(card.href);
    return card;
  };
  const kept = cards.map((card, at) => card ?? take(rule[at]));
  return kept.flatMap((card) => card ?? firstOf(rule, take) ?? []);
}

/**
 * Returns the order of the rule with the pieces that the day lifts. A piece of another title is left out.
 *
 * @param kept how many pieces at the beginning the day leaves alone
 */
export function seasonal({ lifted }: Front, rule: readonly FrontCard[], kept: number): FrontCard[] {
  const first = rule.slice(0, kept);
  const moved = lifted
    .flatMap((piece) => cardOfPlaced(piece) ?? [])
    .filter(({ href }) => first.every((card) => card.href !== href));
  const isMoved = ({ href }: FrontCard) => moved.some((card) => card.href === href);
  return [...first, ...moved, ...rule.slice(kept).filter((card) => !isMoved(card))];
}

function firstOf(rule: readonly FrontCard[], take: (card: FrontCard) => FrontCard | undefined) {
  for (const card of rule) {
    const taken = take(card);
    if (taken) return taken;
  }
  return undefined;
}
