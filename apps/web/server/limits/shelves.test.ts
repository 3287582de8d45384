import { expect, it } from 'vitest';
import { shelfOf } from './shelves.ts';

it.each([
  ['/blog', '', 'front'],
  ['/blog', '?page=20', 'front'],
  ['/blog', '?page=21', 'far'],
  ['/blog', '?page=999999', 'far'],
  ['/blog', '?page=x', 'far'],
  ['/blog/late-talkers', '', 'posts'],
  ['/walls/sports', '?view=compact', 'front'],
  ['/sitemap.xml', '', 'front'],
])('%s%s stands on the shelf %s', (path, query, shelf) => expect(shelfOf(path, query)).toBe(shelf));
