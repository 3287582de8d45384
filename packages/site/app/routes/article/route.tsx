import { data } from 'react-router';
import { articleBySlug, nextArticle, relatedArticles } from '@daily-nest/content/articles';
import { cardOf } from '../../listing/cards.ts';
import { articleList, mostRelated, readingOf } from '../../reading/article.ts';
import { ReadingPage } from '../../reading/ReadingPage.tsx';
import type { RouteHandle } from '../../route-handle.ts';
import type { Route } from './+types/route';

export const handle: RouteHandle = { piece: true, people: ['staff'] };

export function loader({ params: { slug } }: Route.LoaderArgs) {
  const article = articleBySlug(slug);
  if (!article) throw data(null, { status: 404 });
  const next = nextArticle(article);
  // One more than shown, in case the next story is among them.
  const related = relatedArticles(article, mostRelated + 1).map(cardOf);
  return readingOf(article, { list: articleList, related, next });
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  return <ReadingPage reading={loaderData} />;
}
