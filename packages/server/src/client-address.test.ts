import { describe, expect, it } from 'vitest';
import { clientAddress, parseTrustedProxies } from './client-address.ts';

const trust = (text: string) => parseTrustedProxies(text)!;

describe('the client address of a request', () => {
  it('is the peer’s, whatever a header says, while no proxy is trusted', () => {
    expect(clientAddress('203.0.113.9', '1.1.1.1', 0)).toBe('203.0.113.9');
    expect(clientAddress('::ffff:203.0.113.9', undefined, 0)).toBe('203.0.113.9');
  });

  it.each([
    ['1', '1.1.1.1, 2.2.2.2', '2.2.2.2'],
    ['2', '1.1.1.1, 2.2.2.2', '1.1.1.1'],
    ['2', '9.9.9.9, 1.1.1.1, 2.2.2.2', '1.1.1.1'],
    ['5', '1.1.1.1, 2.2.2.2', '1.1.1.1'],
    ['1', '2.2.2.2:4711', '2.2.2.2'],
    ['1', '[2001:db8:1:2::9]:80', '2001:db8:1:2::/64'],
    ['1', 'unknown', '10.0.0.1'],
    ['1', '', '10.0.0.1'],
  ])('behind %s proxies is counted from the right of “%s”', (hops, header, address) => {
    expect(clientAddress('10.0.0.1', header, trust(hops))).toBe(address);
  });

  it('behind named proxies is the first one that is not one of theirs', () => {
    const proxies = trust('10.0.0.0/8, 192.0.2.7 fd00::/8');
    expect(clientAddress('10.1.2.3', '9.9.9.9, 1.1.1.1, 192.0.2.7', proxies)).toBe('1.1.1.1');
    expect(clientAddress('fd00::1', '1.1.1.1', proxies)).toBe('1.1.1.1');
    expect(clientAddress('203.0.113.9', '1.1.1.1', proxies)).toBe('203.0.113.9');
  });

  it('counts for the whole network of an IPv6 reader', () => {
    expect(clientAddress('2001:db8:1:2:3::4', undefined, 0)).toBe('2001:db8:1:2::/64');
    expect(clientAddress('2001:db8:1:2:ffff::', undefined, 0)).toBe('2001:db8:1:2::/64');
  });
});

it.each(['', ',', 'true', '10', '-1', '1.5', '10.0.0.0/33', '0x7f.1', 'localhost', '1.1.1.1,x'])(
  'rejects “%s” as a list of proxies',
  (text) => expect(parseTrustedProxies(text)).toBeUndefined(),
);
