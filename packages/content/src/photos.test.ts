import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import cutPaper from '../dist/cut-paper.json' with { type: 'json' };
import photos from '../dist/photos.json' with { type: 'json' };
import postPictures from '../dist/post-pictures.json' with { type: 'json' };
import { articles } from './articles.ts';
import { staff } from './staff.ts';
import { frontHouse } from './front-house.ts';
import { partnerDocuments } from './partners.ts';
import { addressOf, pictured, pictureOf, portraitOf } from './photos.ts';
import { postPictureOf, roundelOf } from './post-pictures.ts';
import { photoSchema } from './schemas.ts';
import { stories } from './stories.ts';
import { tipGroups, tips } from './tips.ts';
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

  it('has all of its files', () => {
    const files = Object.entries(picture.widths).flatMap(([format, all]) =>
      all.map((width) => `${picture.files}.${width}.${format}`),
    );
    expect([picture.src, ...files].filter((file) => !existsSync(`${dist}${file}`))).toEqual([]);
  });
});

it.each(staff)('$name has a portrait of their own', ({ id }) => {
  expect(portraitOf(id)?.src).toBe(`/pictures/people/${id}.jpg`);
});

it('returns no portrait for a person without one', () => {
  expect(portraitOf('nobody')).toBeUndefined();
});

it('are each used by a piece, or beside a name', () => {
  /** Pictures of pages. */
  const pages = [
    'radio',
    'featured-video',
    'a-letter-to-the-desk',
    'saved-on-the-fridge',
    frontHouse.picture.slice(10, -4),
    ...partnerDocuments.map(({ image }) => image.slice(10, -4)),
  ];
  const pieces = [...articles, ...wellnessArticles, ...stories, ...tips].map(({ image }) =>
    image.slice(10, -4),
  );
  const portraits = staff.map(({ id }) => `people/${id}`);
  // A piece of another title has the picture of its name, a person of its masthead that of the id.
  const titles = resolve(import.meta.dirname, '../../../apps');
  const ofTitles = globSync('*/articles/*.md', { cwd: titles }).map((path) => basename(path, '.md'));
  for (const path of globSync('*/edition/staff.ts', { cwd: titles }))
    for (const [, id] of readFileSync(resolve(titles, path), 'utf8').matchAll(/^ {4}id: '(.+)',$/gm))
      portraits.push(`people/${id}`);
  const shown = new Set([...pages, ...pieces, ...portraits, ...ofTitles]);
  expect(Object.keys(cutPaper).filter((name) => !shown.has(name))).toEqual([]);
});

const isDrawn = (image: string) => image.slice('/pictures/'.length, -'.jpg'.length) in cutPaper;

it('exist for every article, story and group of tips, one each', () => {
  const pieces = [...articles, ...wellnessArticles, ...stories, ...tipGroups].map(({ image }) => image);
  expect(pieces.filter((image) => !isDrawn(image) && !(image in photos))).toEqual([]);
  expect(new Set(pieces).size).toBe(pieces.length);
});

it('are found at their former address', () => {
  expect(pictureOf('/pictures/story-the-porch-library.svg')).toEqual(
    pictureOf('/pictures/story-the-porch-library.jpg'),
  );
  expect(addressOf(postPictureOf('/pictures/posts/who-pays-for-school-lunch.svg'))).toBe(
    '/pictures/posts/who-pays-for-school-lunch.jpg',
  );
});

it('have their own text alternative', () => {
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

it('does not change other pictures', () => {
  const cover = { image: '/pictures/books/hatha-yoga.svg', imageAlt: 'A cover' };
  expect(pictured(cover)).toEqual(cover);
  expect(pictureOf('/pictures/a-nest-of-houses.jpg')).toMatchObject({ width: 1280 });
  for (const address of ['https://i.pinimg.com/a.jpg', '/pictures/posts/constructor.svg', '']) {
    expect(postPictureOf(address)).toBe(address);
    expect(roundelOf(address)).toBeUndefined();
  }
});
