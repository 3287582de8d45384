import { data } from 'react-router';
import { nextWellness, relatedWellness, wellnessBySlug } from '@daily-nest/content/wellness';
import { wellnessCardOf } from '../../listing/cards.ts';
import { mostRelated, readingOf, wellnessList } from '../../reading/article.ts';
import { ReadingPage } from '../../reading/ReadingPage.tsx';
import type { RouteHandle } from '../../route-handle.ts';
import type { Route } from './+types/route';

export const handle: RouteHandle = { piece: true, people: ['staff'] };

export function loader({ params: { slug } }: Route.LoaderArgs) {
  const article = wellnessBySlug(slug);
  if (!article) throw data(null, { status: 404 });
  return readingOf(article, {
    list: wellnessList,
    related: relatedWellness(article, mostRelated + 1).map(wellnessCardOf),
    next: nextWellness(article),
  });
}

export default function WellnessArticlePage({ loaderData }: Route.ComponentProps) {
  return <ReadingPage reading={loaderData} />;
}
