import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import cutPaper from '../dist/cut-paper.json' with { type: 'json' };
import postPictures from '../dist/post-pictures.json' with { type: 'json' };
import { articles } from './articles.ts';
import { addressOf, pictured, pictureOf } from './photos.ts';
import { postPictureOf, roundelOf } from './post-pictures.ts';
import { photoSchema } from './schemas.ts';
import { stories } from './stories.ts';
import { tips } from './tips.ts';
import type { Photo } from './types.ts';
import { wellnessArticles } from './wellness.ts';

const dist = resolve(import.meta.dirname, '../dist');
const names = [...Object.keys(cutPaper), ...Object.keys(postPictures)];

function find(name: string): string | Photo | undefined {
  return name.startsWith('discs/')
    ? roundelOf(`/pictures/${name.replace('discs/', 'posts/')}.jpg`)
    : pictureOf(`/pictures/${name}.jpg`);
}

describe.each(names)('the cut-paper picture %s', (name) => {
  const picture = photoSchema.parse(find(name));

  it('is there with all its files', () => {
    const files = picture.sources.flatMap(({ srcSet }) =>
      srcSet.split(', ').map((one) => one.split(' ')[0]!),
    );
    expect([picture.src, ...files].filter((file) => !existsSync(`${dist}${file}`))).toEqual([]);
  });

  it('does not glow at night, when it is dimmed to 80 %', () => {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(picture.color.slice(at, at + 2), 16));
    const luminance = (0.299 * red! + 0.587 * green! + 0.114 * blue!) / 255;
    expect(0.8 * luminance).toBeLessThanOrEqual(0.7);
  });
});

it('are each shown by a piece', () => {
  /** Pictures of pages. */
  const pages = ['radio', 'featured-video'];
  const pieces = [...articles, ...wellnessArticles, ...stories, ...tips].map(({ image }) =>
    image.slice(10, -4),
  );
  expect(Object.keys(cutPaper).filter((name) => ![...pages, ...pieces].includes(name))).toEqual([]);
});

it('are found under the address of the drawing that they replaced', () => {
  expect(pictureOf('/pictures/story-the-porch-library.svg')).toEqual(
    pictureOf('/pictures/story-the-porch-library.jpg'),
  );
  expect(addressOf(postPictureOf('/pictures/posts/who-pays-for-school-lunch.svg'))).toBe(
    '/pictures/posts/who-pays-for-school-lunch.jpg',
  );
});

it('say themselves what they show', () => {
  const piece = {
    image: '/pictures/story-the-porch-library.svg',
    imageAlt: 'Something else',
    title: 'Porch',
  };
  expect(pictured(piece)).toMatchObject({
    title: 'Porch',
    image: { src: '/pictures/story-the-porch-library.jpg' },
    imageAlt: expect.stringContaining('A laundry basket full of books') as string,
  });
});

it('leave other pictures as they are', () => {
  const drawing = { image: '/pictures/books/hatha-yoga.svg', imageAlt: 'A cover' };
  expect(pictured(drawing)).toEqual(drawing);
  expect(pictureOf('/pictures/a-nest-of-houses.jpg')).toMatchObject({ width: 1280 });
  for (const address of ['https://i.pinimg.com/a.jpg', '/pictures/posts/constructor.svg', '']) {
    expect(postPictureOf(address)).toBe(address);
    expect(roundelOf(address)).toBeUndefined();
  }
});
