import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { createTurnOf } from './turn-of.ts';

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

it('a request takes the turn of the reader that the trusted proxy names, even on a shared connection', () => {
  const turnOf = createTurnOf(1);
  const first = request('10.0.0.1', '203.0.113.7');
  expect(turnOf(first)).toBe('203.0.113.7');
  // The next one on the same connection is another reader's.
  first.headers['x-forwarded-for'] = '203.0.113.8';
  expect(turnOf(first)).toBe('203.0.113.8');
});

it('without a trusted proxy a request takes the turn of its connection’s address, whatever its headers say', () => {
  const turnOf = createTurnOf(0);
  const asked = request('203.0.113.9', '1.1.1.1');
  expect([turnOf(asked), turnOf(asked)]).toEqual(['203.0.113.9', '203.0.113.9']);
  expect(turnOf(request('2001:db8:1:2:3::4'))).toBe('2001:db8:1:2::/64');
});
