import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { claimsIn } from '@daily-nest/content/claims';
import { seedFolder } from '../src/posts/seed.ts';

const posts = readdirSync(seedFolder).filter((name) => name.endsWith('.md'));

it('includes posts', () => {
  expect(posts.length).toBeGreaterThan(20);
});

it.each(posts)('contains no false statement about us: %s', (name) => {
  expect(claimsIn(readFileSync(join(seedFolder, name), 'utf8'))).toEqual([]);
});
