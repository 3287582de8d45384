import { describe, expect, it } from 'vitest';
import { topicPieces } from '@daily-nest/content/topic-pieces';
import { topics } from '@daily-nest/content/topics';
import { eventItems, listsEvents, ownStories, wallItems } from './wall-items.server.ts';

const [topic] = topics;
const headline = (number: number) => ({ title: `Headline ${number}`, link: `https://a.example/${number}` });
const headlines = (count: number) => Array.from({ length: count }, (_, place) => headline(place + 1));

describe('a wall', () => {
  it('with few headlines is filled up with pictured pieces that an editor filed under its topic', () => {
    for (const each of topics.filter((one) => !listsEvents(one))) {
      const items = wallItems(headlines(3), each);
      expect(items.length, each.slug).toBeGreaterThan(4);
      const [lead, ...others] = items;
      // Without its own lead a wall opens with the first item that has a picture.
      expect(lead!.image, each.slug).toBeTruthy();
      expect(others.slice(0, 3).map(({ href }) => href)).toEqual(headlines(3).map(({ link }) => link));
      for (const { href } of [lead!, ...others.slice(3)])
        expect(topicPieces[each.slug]!.more).toContain(href);
    }
  });

  it('opens with the piece that an editor chose for its topic, wherever that stands among the newest', () => {
    for (const each of topics) {
      const { lead } = topicPieces[each.slug]!;
      const found = [...headlines(12), { title: 'The chosen one', link: lead }];
      const items = wallItems(found, each);
      expect(items[0]!.href).toBe(lead);
      expect(items).toHaveLength(13);
    }
  });

  it('of events has listings and free things, but no article of ours', () => {
    const items = eventItems(
      [{ title: 'A guide of ours', link: '/blog/a-guide' }, ...headlines(2)],
      new Date('2026-11-28T12:00:00Z'),
    );
    expect(items[0]!.image).toBeTruthy();
    expect(items.slice(1, 3).map(({ href }) => href)).toEqual(headlines(2).map(({ link }) => link));
    for (const { href, title } of items) {
      expect(href).toMatch(/^https:/);
      expect(title).not.toBe('Blue Star Museums');
    }
  });

  it('with many headlines shows all of them and nothing else', () => {
    expect(wallItems(headlines(40), topic!).map(({ href }) => href)).toEqual(
      headlines(40).map(({ link }) => link),
    );
  });

  it('shows a story at two addresses once', () => {
    const twice = [
      headline(1),
      { title: 'HEADLINE  1!', link: 'https://b.example/' },
      ...headlines(9).slice(1),
    ];
    expect(wallItems(twice, topic!).map(({ title }) => title)).toEqual(
      headlines(9).map(({ title }) => title),
    );
    const titles = wallItems(headlines(2), topic!).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('without a headline stays empty, and the magazine has stories of its own to show instead', () => {
    expect(wallItems([], topic!)).toEqual([]);
    for (const each of topics) {
      const own = ownStories(each);
      expect(own.length, each.slug).toBeGreaterThan(1);
      expect(new Set(own.map(({ href }) => href)).size).toBe(own.length);
      for (const { href } of own) expect(href).toMatch(/^\/(?:articles|health-wellness)\//);
    }
  });

  it('shows the picture of a post', () => {
    const post = { title: 'A fever', link: '/blog/a-fever', image: 'https://a.example/fever.jpg' };
    expect(wallItems([post], topic!)[0]).toMatchObject({ href: '/blog/a-fever', image: post.image });
  });
});
