import { setTimeout } from 'node:timers/promises';
import type { Topic } from '@daily-nest/content/types';
import type { Wall } from '../../data/backend-answers.server.ts';
import { wallItems } from '../wall/wall-items.server.ts';

/** How long a page waits for its headlines, in milliseconds. The framed wall requests its own. */
const patience = 300;

/** The number of headlines in print. */
const most = 6;

export interface PageHeadline {
  title: string;
  href: string;
  outlet?: string;
}

/** Returns the newest headlines of a topic, for the page itself; none if they are late. */
export async function headlinesOf(
  topic: Topic,
  readWall: (slug: string) => Promise<Wall | undefined>,
): Promise<PageHeadline[]> {
  const wall = await Promise.race([readWall(topic.slug), setTimeout(patience, undefined, { ref: false })]);
  return wallItems(wall?.items ?? [], topic, most).map(({ title, href, outlet }) => ({
    title,
    href,
    outlet,
  }));
}
