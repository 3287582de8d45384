import { describe, expect, it } from 'vitest';
import { domainOf, knownHost } from './hosts.ts';

const hosts = ['example.org', 'www.example.org', 'localhost'];

describe('the host of a request', () => {
  it.each([
    ['example.org', 'example.org'],
    ['WWW.Example.org', 'www.example.org'],
    ['localhost:3000', 'localhost'],
  ])('%s is %s', (header, host) => expect(knownHost(header, hosts)).toBe(host));

  it.each([
    undefined,
    '',
    'evil.example',
    'example.org@evil.example',
    'example.org/../x',
    'a b',
    '[',
    '\u0000',
  ])('is the first one for %j', (header) => expect(knownHost(header, hosts)).toBe('example.org'));
});

it('shows the posts of its domain without "www."', () => {
  expect(domainOf('www.example.org')).toBe('example.org');
  expect(domainOf('wwwexample.org')).toBe('wwwexample.org');
});
