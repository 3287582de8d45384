import { describe, expect, it } from 'vitest';
import { articles } from './articles.ts';
import { frontHouse } from './front-house.ts';
import { hourAt } from './front-hours.ts';
import { hourPlaces } from './front-places.ts';
import { pictureOf } from './photos.ts';
import { placing } from './placing.ts';
import { routes } from './routes.ts';
import { wellnessArticles } from './wellness.ts';

const pieces = new Set([
  ...articles.map(({ slug }) => `/articles/${slug}`),
  ...wellnessArticles.map(({ slug }) => `/health-wellness/${slug}`),
]);

describe('the house of the front page', () => {
  it('shows the fever at three, breakfast at seven, dinner at five and bedtime at eight', () => {
    const shown = [3, 7, 17, 20].map((hour) => frontHouse.hours.find(({ name }) => name === hourAt(hour)));
    expect(shown.map((hour) => hour?.time)).toEqual(['3 a.m.', '7 a.m.', '5 p.m.', '8 p.m.']);
  });

  it('has a lead for each hour of the day', () => {
    const names = Array.from({ length: 24 }, (_, hour) => hourAt(hour));
    expect(new Set(names)).toEqual(new Set(frontHouse.hours.map(({ name }) => name)));
    expect(new Set(names)).toEqual(new Set(hourPlaces.map(({ name }) => name)));
  });

  it('leads to pieces and pages that exist, and has a picture', () => {
    for (const { piece, ways } of frontHouse.hours) {
      expect(pieces).toContain(piece);
      for (const { href } of ways)
        expect(
          href.startsWith('tel:') || pieces.has(href) || (routes as readonly string[]).includes(href),
        ).toBe(true);
    }
    expect(pictureOf(frontHouse.picture)).toMatchObject({ width: 1200 });
  });

  it('dials the numbers of our help lines', () => {
    const night = frontHouse.hours.find(({ name }) => name === 'at-night');
    expect(night?.ways.map(({ href }) => href)).toEqual(['tel:911', 'tel:988', 'tel:+18002221222']);
  });
});

describe('a placing', () => {
  const href = '/articles/a-fever-at-three-in-the-morning';
  const accepts = (...names: string[]) =>
    placing.safeParse(Object.fromEntries(names.map((name) => [name, { href }]))).success;

  it('may have a piece at several hours, which are never shown together, and not twice on one page', () => {
    expect(accepts('at-night', 'bedtime')).toBe(true);
    expect(accepts('lead', 'at-night')).toBe(true);
    expect(accepts('at-night', 'second')).toBe(false);
    expect(accepts('lead', 'wellness')).toBe(false);
  });

  it('may have a piece on the front page and at the head of a section', () => {
    expect(accepts('second', 'local-news')).toBe(true);
  });
});
