import type { RouterContextProvider } from 'react-router';
import { partsOfSeries } from '@daily-nest/content/pieces';
import type { Series } from '@daily-nest/content/series';
import type { FiledPost } from '../data/backend-answers.server.ts';
import { cardOfFiled, cardOfPiece, type FiledCard } from './filed-cards.ts';
import { askFiled } from './filed-data.server.ts';

/** Returns the parts of a series as cards, in order; undefined if they are posts and the backend fails. */
export async function partsAsCards(
  context: Readonly<RouterContextProvider>,
  series: Series,
): Promise<FiledCard[] | undefined> {
  if (series.of === 'pieces') return partsOfSeries(series.slug).map(cardOfPiece);
  const posts: FiledPost[] | undefined = await askFiled(context, { series: series.slug });
  return posts?.map(cardOfFiled);
}
