import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { postPictureOf, roundelOf } from '@daily-nest/content/post-pictures';
import { describe, expect, it } from 'vitest';
import { readMarkdown } from './markdown-file.ts';

const folder = resolve(import.meta.dirname, '../../posts');
const files = readdirSync(folder).filter((file) => file.endsWith('.md'));

it('exist', () => expect(files.length).toBeGreaterThan(30));

describe.each(files)('the post %s', (file) => {
  const read = readMarkdown(readFileSync(join(folder, file)), {
    defaultDomain: 'lifestyle',
    latest: '9999-12-31',
  });
  const post = 'post' in read ? read.post : undefined;

  it('names the file of its own picture, with a text alternative', () => {
    const picture = postPictureOf(`/pictures/posts/${file.replace('.md', '.jpg')}`);
    expect(picture).toMatchObject({ src: post?.image, alt: post?.imageAlt });
  });

  it('names its sources, and no encyclopedia', () => {
    const hosts = post?.sources.map(({ url }) => new URL(url).hostname) ?? [];
    expect(hosts).not.toEqual([]);
    expect(hosts.filter((host) => /wiki|britannica|encyclop/.test(host))).toEqual([]);
  });

  it.runIf(post?.topics.includes('health-wellness'))(
    'names an institution as a source if it is about health',
    () => {
      const institutions =
        /(?:^|\.)(?:aap|acog|foodallergy|healthychildren|heart|poison)\.org$|(?:^|\.)(?:cdc|cpsc|epa|fda|hrsa|medlineplus|nhtsa|nih|samhsa|usda)\.gov$/;
      const hosts = post?.sources.map(({ url }) => new URL(url).hostname) ?? [];
      expect(hosts.some((host) => institutions.test(host))).toBe(true);
    },
  );

  it('has a roundel in the list of the blog', () => {
    expect(roundelOf(post?.image ?? '')).toMatchObject({ width: 400, height: 400 });
  });
});
