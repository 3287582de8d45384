import { setTimeout } from 'node:timers/promises';
import { pictureOf } from '@daily-nest/content/photos';
import type { Topic } from '@daily-nest/content/types';
import type { Wall } from '../../data/backend-answers.server.ts';
import { withoutAlt } from '../../listing/cards.ts';
import { eventItems, listsEvents, wallItems } from '../wall/wall-items.server.ts';

/** How long a page waits for its headlines, in milliseconds. The framed wall requests its own. */
const patience = 300;

/** The number of headlines in print. */
const most = 6;

type ReadWall = (slug: string) => Promise<Wall | undefined>;

export interface PageHeadline {
  title: string;
  href: string;
  outlet?: string;
}

/** Returns the newest headlines of a topic, for the page itself; none if they are late. */
export async function headlinesOf(topic: Topic, readWall: ReadWall): Promise<PageHeadline[]> {
  const found = await itemsInTime(topic, readWall);
  const items = listsEvents(topic) ? eventItems(found) : wallItems(found, topic);
  return items.slice(0, most).map(({ title, href, outlet }) => ({ title, href, outlet }));
}

/** A post of ours about going out, beside the listings. */
export interface Guide {
  title: string;
  href: string;
  standfirst?: string;
  image?: ReturnType<typeof withoutAlt>;
}

/** The number of guides beside the listings. */
const mostGuides = 3;

/** Returns our own posts of a topic whose wall lists events; none if they are late. */
export async function guidesOf(topic: Topic, readWall: ReadWall): Promise<Guide[]> {
  const found = await itemsInTime(topic, readWall);
  return found
    .filter(({ link }) => link.startsWith('/'))
    .slice(0, mostGuides)
    .map(({ title, link, summary, image }) => ({
      title,
      href: link,
      ...(summary && { standfirst: summary }),
      ...(image && { image: withoutAlt(pictureOf(image)) }),
    }));
}

async function itemsInTime(topic: Topic, readWall: ReadWall): Promise<Wall['items']> {
  const wall = await Promise.race([readWall(topic.slug), setTimeout(patience, undefined, { ref: false })]);
  return wall?.items ?? [];
}
