import { expect, it } from 'vitest';
import { root } from '../root.ts';
import { ownersIn, ownersInside } from './owners.ts';

it('nothing of one site is published with the library', () => {
  expect(ownersInside(`${root}/packages/ui/dist`)).toEqual([]);
});

it.each([
  "const label = 'BuddhaTV Ads';",
  "fallback = '/placeholder.svg'",
  '/** Opens Google Drive in a new tab. */',
  "const store = 'https://books.example/atkinson';",
])('finds the owner in %s', (line) => {
  expect(ownersIn(line)).toHaveLength(1);
});

it.each([
  'const player = `https://www.youtube-nocookie.com/embed/${id}`;',
  "const svg = 'http://www.w3.org/2000/svg';",
  '// Safari clips it: https://bugs.webkit.org/show_bug.cgi?id=1',
])('leaves alone what is the same for everybody: %s', (line) => {
  expect(ownersIn(line)).toEqual([]);
});
