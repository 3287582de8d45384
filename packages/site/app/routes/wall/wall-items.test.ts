import { describe, expect, it } from 'vitest';
import { topics } from '@daily-nest/content/topics';
import { ownStories, wallItems } from './wall-items.server.ts';

const [topic] = topics;
const headline = (number: number) => ({ title: `Headline ${number}`, link: `https://a.example/${number}` });
const headlines = (count: number) => Array.from({ length: count }, (_, place) => headline(place + 1));

describe('a wall', () => {
  it('with few headlines is filled up with pictured articles of the magazine, after its own', () => {
    for (const each of topics) {
      const items = wallItems(headlines(3), each);
      expect(items).toHaveLength(8);
      expect(items.slice(0, 3).map(({ href }) => href)).toEqual(headlines(3).map(({ link }) => link));
      for (const { href, image } of items.slice(3)) {
        expect(href).toMatch(/^\/(articles|health-wellness)\//);
        expect(image).toBeTruthy();
      }
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

  it('in a tile shows as many as fit', () => {
    expect(wallItems(headlines(9), topic!, 3)).toHaveLength(3);
    expect(wallItems(headlines(2), topic!, 3)).toHaveLength(3);
  });

  it('without a headline stays empty, and the magazine has eight stories to show instead', () => {
    expect(wallItems([], topic!)).toEqual([]);
    for (const each of topics) {
      const own = ownStories(each);
      expect(new Set(own.map(({ href }) => href)).size).toBe(8);
      for (const { href } of own) expect(href).toMatch(/^\/(?:articles|health-wellness)\//);
    }
  });

  it('shows the picture of a post', () => {
    const post = { title: 'A fever', link: '/blog/a-fever', image: 'https://a.example/fever.jpg' };
    expect(wallItems([post], topic!)[0]).toMatchObject({ href: '/blog/a-fever', image: post.image });
  });
});
