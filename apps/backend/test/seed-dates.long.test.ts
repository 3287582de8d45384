import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { daysInGit, hasHistory } from '@daily-nest/content/days-in-git.test-support';
import { expect, it } from 'vitest';
import { lastDay } from '../src/posts/days.ts';
import { readMarkdown } from '../src/posts/markdown-file.ts';
import { packageRoot } from '../src/package-root.ts';
import { seedFolder } from '../src/posts/seed.ts';

const files = [seedFolder, join(packageRoot, '../harbour-post/posts')].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

it.skipIf(!hasHistory(packageRoot)).each(files)(
  '%s was first committed on its date, and last changed on its `updated` date',
  (file) => {
    const read = readMarkdown(readFileSync(file), { defaultDomain: 'nest.example', latest: lastDay });
    if ('findings' in read) throw new Error(`${file} cannot be read`);
    const { date, updated } = read.post;
    const { first, last } = daysInGit(file);
    expect({ date, updated: updated ?? date }).toEqual({ date: first, updated: last });
  },
);
