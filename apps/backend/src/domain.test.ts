import { expect, it } from 'vitest';
import { siteDomain } from './domain.ts';

it.each([
  ['nest.example', 'nest.example'],
  ['www.Nest.Example.', 'nest.example'],
  ['www.nest.example:3000', 'nest.example'],
  ['blog.www.example', 'blog.www.example'],
  ['localhost', 'default.example'],
  ['www.localhost', 'default.example'],
  ['10.0.0.1:80', 'default.example'],
  ['[fe80::1]', 'default.example'],
  ['', undefined],
  ['.', undefined],
  ['a..b', undefined],
  ['a/b', undefined],
  [`${'a'.repeat(64)}.example`, undefined],
])('the posts for %j are those of %j', (host, expected) => {
  expect(siteDomain(host, 'default.example')).toBe(expected);
});
