import { expect, it } from 'vitest';
import { topicPages } from '@daily-nest/content/topics';
import { headlinesOf } from './headlines.server.ts';

const [topic] = topicPages;
const wall = (count: number) => ({
  topic: topic!.slug,
  stale: false,
  items: Array.from({ length: count }, (_, place) => ({
    title: `Headline ${place}`,
    link: `https://a.example/${place}`,
    outlet: 'The Ledger',
  })),
});

it('names the newest headlines of a topic, each with its outlet', async () => {
  const headlines = await headlinesOf(topic!, () => Promise.resolve(wall(40)));
  expect(headlines).toHaveLength(6);
  expect(headlines[0]).toEqual({ title: 'Headline 0', href: 'https://a.example/0', outlet: 'The Ledger' });
});

it('has none if the backend fails', async () => {
  expect(await headlinesOf(topic!, () => Promise.resolve(undefined))).toEqual([]);
});

it('does not wait for a backend that does not answer', async () => {
  const started = performance.now();
  expect(await headlinesOf(topic!, () => new Promise(() => undefined))).toEqual([]);
  expect(performance.now() - started).toBeLessThan(1_000);
});
