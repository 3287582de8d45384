import { britishIn } from '@daily-nest/content/prose/american';
import { withoutCelsius } from '@daily-nest/content/prose/degrees';
import { piecesIn } from '@daily-nest/content/prose/own-pieces.test-support';
import { hardestGrade, readingOf } from '@daily-nest/content/reading-grade';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../src/posts/markdown-file.ts';
import { seedFolder } from '../src/posts/seed.ts';

const posts = piecesIn(seedFolder);

describe('the posts', () => {
  it('are easy to read, but for one that quotes the names of forms', () => {
    const hard = posts.filter(({ body }) => readingOf(body)!.grade > hardestGrade);
    expect(hard.map(({ name }) => name)).toEqual(['a-babys-first-passport']);
  });
});

describe.each(posts)('the post $name', ({ name, title, front, body }) => {
  it('names its sources, and no encyclopedia', () => {
    const file = readFileSync(join(seedFolder, `${name}.md`));
    const read = readMarkdown(file, { defaultDomain: 'thedailynest.example', latest: '2999-12-31' });
    const urls = 'post' in read ? (read.post.sources ?? []).map(({ url }) => url) : [];
    expect(urls.length).toBeGreaterThan(0);
    expect(urls.join('\n')).not.toMatch(/wiki|britannica|encyclop/);
  });

  it('is written in American English', () => {
    expect(britishIn([title, front, body].join('\n'))).toEqual([]);
  });

  it('gives Celsius beside Fahrenheit', () => {
    expect(withoutCelsius(body)).toEqual([]);
  });

  it('says that a phone number is American', () => {
    const callsOut = /\b(?:911|988|1-8\d\d-[\dA-Z-]+)\b/.test(body);
    expect(body.includes('These numbers are American')).toBe(callsOut);
  });
});
