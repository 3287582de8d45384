import { expect, it } from 'vitest';
import { linkFault } from './links.ts';

it.each([
  ['c.md', 'c.md: there is no docs/c.md'],
  ['product.md#nothing', 'product.md#nothing: docs/product.md has no heading #nothing'],
  ['../../elsewhere.md', '../../elsewhere.md leaves the repository'],
  ['http://localhost:3000/', 'http://localhost:3000/ is no public address'],
])('refuses a link to %s', (link, fault) => {
  expect(linkFault('docs/settings.md', link)).toBe(fault);
});
