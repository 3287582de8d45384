import { ownPieces, piecesIn } from '@daily-nest/content/prose/own-pieces.test-support';
import { sharedRuns } from '@daily-nest/content/prose/shared-runs';
import { expect, it } from 'vitest';
import { seedFolder } from '../src/posts/seed.ts';

it('no two pieces of the magazine, posts and articles, share more than a few runs of seven words', () => {
  const twins = sharedRuns([...piecesIn(seedFolder), ...ownPieces()]).filter(({ runs }) => runs.length > 3);
  expect(twins).toEqual([]);
});
