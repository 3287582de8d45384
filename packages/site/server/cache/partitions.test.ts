import { expect, it } from 'vitest';
import { partitionOf } from './partitions.ts';

it.each([
  ['/blog', '', 'front'],
  ['/blog', '?page=20', 'front'],
  ['/blog', '?page=21', 'far'],
  ['/blog', '?page=999999', 'far'],
  ['/blog', '?page=x', 'far'],
  ['/blog/late-talkers', '', 'posts'],
  ['/walls/sports', '?view=compact', 'front'],
  ['/sitemap.xml', '', 'front'],
])('%s%s is cached in the partition %s', (path, query, partition) =>
  expect(partitionOf(path, query)).toBe(partition),
);
