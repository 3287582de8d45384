import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { articles } from './articles.ts';
import { daysInGit, hasHistory } from './days-in-git.test-support.ts';
import { storiesChanged } from './stories.ts';
import { tipsChanged } from './tips-page.ts';
import { wellnessArticles } from './wellness.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

describe.skipIf(!hasHistory(root))('dates of pieces, compared with the history of their files', () => {
  it.each([
    ...articles.map((piece) => ({ folder: 'articles', ...piece })),
    ...wellnessArticles.map((piece) => ({ folder: 'wellness', ...piece })),
  ])(
    '$slug was first committed on its date, and last changed on its `updated` date',
    ({ folder, slug, date, updated }) => {
      const { first, last } = daysInGit(`${root}${folder}/${slug}.md`);
      expect({ date, updated: updated ?? date }).toEqual({ date: first, updated: last });
    },
  );

  it.each([
    { file: 'src/stories.ts', changed: storiesChanged },
    { file: 'data/tips.yaml', changed: tipsChanged },
  ])('$file was last changed on the day that the front page counts', ({ file, changed }) => {
    expect(daysInGit(`${root}${file}`).last).toBe(changed);
  });
});
