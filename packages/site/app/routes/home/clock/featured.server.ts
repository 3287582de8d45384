import { articles } from '@daily-nest/content/articles';
import { frontHouse } from '@daily-nest/content/front-house';
import { hasHouse, type HourName } from '@daily-nest/content/front-hours';
import { featuredPlaces } from '@daily-nest/content/front-places';
import { pictureOf } from '@daily-nest/content/photos';
import type { Photo } from '@daily-nest/content/types';
import { wellnessArticles } from '@daily-nest/content/wellness';
import type { Front } from '../../../data/front.server.ts';
import { cardOf, wellnessCardOf } from '../../../listing/cards.ts';
import { filled, type FrontCard, placedCard, seasonal } from '../../../listing/placed.server.ts';

/** The card that leads at an hour, without a picture: the house is the picture of all. */
export type HourLead = Omit<FrontCard, 'image'> & { hour: HourName };

export interface HouseLeads {
  picture: string | Photo;
  leads: HourLead[];
}

/**
 * Returns the cards that editors place on the front page. With a house the first place of 'Featured Coverage'
 * has a lead for each hour, and `featured` is the second and the third. A title without a house, and an editor
 * who puts one lead for all hours, has all three there. No piece stands twice.
 */
export function featuredCards(front: Front) {
  const house = houseLeads(front);
  const leads = house?.leads ?? [];
  const featured = filled(
    front,
    house ? featuredPlaces.slice(1) : featuredPlaces,
    seasonal(front, articles.map(cardOf), house ? 0 : 1).filter(isNot(leads)),
  );
  const rest = wellnessArticles.map(wellnessCardOf).filter(isNot([...leads, ...featured]));
  return { house, featured, wellness: filled(front, ['wellness', 'rest'], rest) };
}

/** Returns articles that do not stand on the front page. */
export function restOf(shown: readonly { href: string }[], count: number): FrontCard[] {
  return articles.map(cardOf).filter(isNot(shown)).slice(0, count);
}

/** Returns the newest articles that do not stand on the front page, without pictures. */
export function newest(shown: readonly { href: string }[], count: number): FrontCard[] {
  return restOf(shown, count).map(({ image: _picture, ...words }) => words);
}

function houseLeads(front: Front): HouseLeads | undefined {
  if (!hasHouse || placedCard(front, 'lead')) return undefined;
  const elsewhere = ['second', 'side', 'wellness'].flatMap((place) => placedCard(front, place) ?? []);
  const rule = articles.map(cardOf).filter(isNot(elsewhere));
  const leads = frontHouse.hours.flatMap(({ name, piece, deck }): HourLead[] => {
    const card = placedCard(front, name) ?? rule.find(({ href }) => href === piece) ?? rule[0];
    if (!card) return [];
    const { image: _picture, ...words } = card;
    return [{ ...words, ...(card.href === piece && { standfirst: deck }), hour: name }];
  });
  return { picture: pictureOf(frontHouse.picture), leads };
}

const isNot =
  (others: readonly { href: string }[]) =>
  ({ href }: { href: string }) =>
    others.every((other) => other.href !== href);
