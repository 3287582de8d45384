import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SettingsError } from '@daily-nest/server/settings';
import { afterAll, describe, expect, it } from 'vitest';
import { parseSettings } from './settings.ts';

describe('settings', () => {
  it('work without any variable', () => {
    expect(parseSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:3000',
      siteHosts: ['localhost'],
      hstsSubdomains: true,
      backendUrl: 'http://127.0.0.1:8787',
      blogUrl: 'http://127.0.0.1:8787',
      foreignBlog: false,
      blogTimeoutMs: 2_500,
      blogPatienceMs: 3_000,
      blogApiToken: 'public-anon-key',
      blogCacheTtlMs: 60_000,
      rateLimit: 10,
      trustedProxies: 0,
      proxies: [],
      earlyHints: false,
      offline: 'on',
      readCounts: true,
      adOrigins: [],
      owner: {},
      newsletter: false,
      maxConnections: 10_000,
      logLevel: 'info',
    });
  });

  it('have defaults that depend on each other', () => {
    const settings = parseSettings({
      PORT: '8080',
      SITE_URL: 'https://www.example.org/',
      BACKEND_URL: 'http://backend:9/base/',
    });
    expect(settings).toMatchObject({
      siteUrl: 'https://www.example.org',
      siteHosts: ['www.example.org'],
      backendUrl: 'http://backend:9/base',
      blogUrl: 'http://backend:9/base',
    });
    expect(parseSettings({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
  });

  it.each([
    ['http://127.0.0.1:8787', undefined],
    ['http://127.0.0.1:8787', 'http://localhost:8787/'],
    ['http://[::1]:8787', undefined],
    ['http://backend:8787', undefined],
    ['http://backend.nest.svc.cluster.local:8787', undefined],
    ['http://10.1.2.3:8787', undefined],
    ['http://[fd00::1]:8787', undefined],
    ['https://backend.example.org', undefined],
    ['https://www.example.org/backend', undefined],
  ])('treat a backend at %s, with a blog at %s, as our own', (BACKEND_URL, BLOG_URL) => {
    const SITE_URL = 'https://www.example.org';
    expect(parseSettings({ SITE_URL, BACKEND_URL, BLOG_URL })).toMatchObject({
      blogUrl: BACKEND_URL,
      foreignBlog: false,
      blogTimeoutMs: 2_500,
    });
  });

  it.each([
    ['https://project.supabase.co', undefined],
    ['https://project.supabase.co', 'https://project.supabase.co/'],
    ['http://127.0.0.1:8787', 'https://project.supabase.co'],
    ['http://127.0.0.1:8787', 'http://127.0.0.1:54321'],
    ['http://203.0.113.7:8787', undefined],
    ['https://notexample.org', undefined],
    ['https://example.org.evil.example', undefined],
  ])('treat a backend at %s, with a blog at %s, as a foreign blog', (BACKEND_URL, BLOG_URL) => {
    const SITE_URL = 'https://www.example.org';
    const settings = parseSettings({ SITE_URL, BACKEND_URL, BLOG_URL });
    expect(settings).toMatchObject({ foreignBlog: true, blogTimeoutMs: 8_000 });
    expect(parseSettings({ SITE_URL, BACKEND_URL, BLOG_URL, BLOG_TIMEOUT_MS: '4000' }).blogTimeoutMs).toBe(
      4_000,
    );
  });

  it('name the system that keeps the posts, and what it needs', () => {
    const BLOG_URL = 'https://blog.example';
    expect(parseSettings({ BLOG_SOURCE: 'wordpress', BLOG_URL })).toMatchObject({
      blogUrl: BLOG_URL,
      blogSystem: { system: 'wordpress', table: 'posts' },
      foreignBlog: true,
    });
    expect(parseSettings({ BLOG_SOURCE: 'ghost', BLOG_URL, BLOG_KEY: 'k' }).blogSystem?.key).toBe('k');
    expect(() => parseSettings({ BLOG_SOURCE: 'wordpress' })).toThrow('BLOG_URL must be the address');
    expect(() => parseSettings({ BLOG_SOURCE: 'ghost', BLOG_URL })).toThrow('set BLOG_KEY');
    expect(() => parseSettings({ BLOG_SOURCE: 'drupal', BLOG_URL })).toThrow(SettingsError);
  });

  it('accept host names and ignore their ports', () => {
    expect(parseSettings({ SITE_HOSTS: 'Example.org, www.example.org  [::1]' }).siteHosts).toEqual([
      'example.org',
      'www.example.org',
      '[::1]',
    ]);
  });

  it("get an ad network's origins from its script, and by name", () => {
    const AD_ORIGINS = 'https://img.Ads.example/ https://cdn.example:8443,https://ads.example';
    expect(parseSettings({ AD_SCRIPT_URL: 'https://ads.example/a.js', AD_ORIGINS }).adOrigins).toEqual([
      'https://ads.example',
      'https://img.ads.example',
      'https://cdn.example:8443',
    ]);
    expect(parseSettings({ AD_ORIGINS }).adOrigins).toEqual([]);
  });

  it("pass the ad network's settings to a page", () => {
    const AD_SCRIPT_URL = 'https://ads.example/a.js';
    const AD_SLOT_PATTERN = '/1234567/nest/{id}';
    expect(parseSettings({ AD_SCRIPT_URL }).ads).toEqual({
      adapter: 'queue',
      script: AD_SCRIPT_URL,
      asks: false,
    });
    const AD_SCRIPT_INTEGRITY = 'sha256-AAAA sha384-BBBB==';
    const given = { AD_SCRIPT_URL, AD_SCRIPT_INTEGRITY, AD_ADAPTER: 'gpt', AD_SLOT_PATTERN };
    expect(parseSettings({ ...given, CONSENT: 'required' }).ads).toEqual({
      adapter: 'gpt',
      script: AD_SCRIPT_URL,
      integrity: AD_SCRIPT_INTEGRITY,
      pattern: AD_SLOT_PATTERN,
      asks: true,
    });
    expect(parseSettings({ AD_ADAPTER: 'gpt', AD_SLOT_PATTERN, CONSENT: 'required' }).ads).toBeUndefined();
  });

  it("get the origin of an ad network's frames from their pattern, and need no script for them", () => {
    const AD_SLOT_PATTERN = 'https://Frames.example/slot/{id}?w={width}&npa={npa}';
    const { ads, adOrigins } = parseSettings({
      AD_ADAPTER: 'iframe',
      AD_SLOT_PATTERN,
      AD_SCRIPT_URL: 'https://ads.example/a.js',
    });
    expect(ads).toEqual({ adapter: 'iframe', pattern: AD_SLOT_PATTERN, asks: false });
    expect(adOrigins).toEqual(['https://frames.example']);
  });

  it.each([
    ['gpt', '', 'the path of an ad unit with {id} in it, such as /1234567/nest/{id}'],
    ['gpt', '/1234567/nest', 'the path of an ad unit with {id} in it, such as /1234567/nest/{id}'],
    ...['', 'https://ads.example/', 'https://{id}.ads.example/', 'javascript:{id}'].map((pattern) => [
      'iframe',
      pattern,
      'an address with {id} in it, such as https://ads.example/frame?slot={id}',
    ]),
  ])('say what the pattern of %s must be, instead of "%s"', (AD_ADAPTER, AD_SLOT_PATTERN, meaning) => {
    const given = { AD_SCRIPT_URL: 'https://ads.example/a.js', AD_ADAPTER, AD_SLOT_PATTERN };
    expect(() => parseSettings(given)).toThrow(
      new SettingsError(
        `AD_SLOT_PATTERN must be ${meaning}, because AD_ADAPTER is ${AD_ADAPTER}, but it is "${AD_SLOT_PATTERN}".`,
      ),
    );
  });

  it('treat an empty value as unset', () => {
    expect(parseSettings({ PORT: '', AD_SCRIPT_URL: ' ' })).toEqual(parseSettings({}));
  });

  it.each([
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, but it is "abc".'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, but it is "70000".'],
    ['PORT', '1.5', 'PORT must be a whole number from 0 to 65535, but it is "1.5".'],
    [
      'SITE_URL',
      'example.org',
      'SITE_URL must be an address that starts with http:// or https://, but it is "example.org".',
    ],
    [
      'SITE_URL',
      'https://example.org/news',
      'SITE_URL must be an origin without a path, such as https://example.org, but it is "https://example.org/news".',
    ],
    [
      'BACKEND_URL',
      'ftp://x',
      'BACKEND_URL must be an address that starts with http:// or https://, but it is "ftp://x".',
    ],
    [
      'BLOG_TIMEOUT_MS',
      '60000',
      'BLOG_TIMEOUT_MS must be a whole number of milliseconds from 100 to 10000, but it is "60000".',
    ],
    [
      'BLOG_CACHE_TTL_MS',
      '-1',
      'BLOG_CACHE_TTL_MS must be a whole number of milliseconds, 0 or more, but it is "-1".',
    ],
    [
      'SITE_HOSTS',
      'a b/c',
      'SITE_HOSTS must be host names separated by commas, such as example.org,www.example.org, but it is "a b/c".',
    ],
    ...['https:', '*', 'https://*.ads.example', 'https://ads.example/path', "'unsafe-inline'"].map(
      (value) => [
        'AD_ORIGINS',
        value,
        `AD_ORIGINS must be origins separated by commas, such as https://ads.example.com,https://img.example.com, but it is "${value}".`,
      ],
    ),
    ['AD_ADAPTER', 'prebid', 'AD_ADAPTER must be queue, gpt or iframe, but it is "prebid".'],
    [
      'AD_SCRIPT_INTEGRITY',
      'md5-abc',
      'AD_SCRIPT_INTEGRITY must be hashes such as sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K…, separated by spaces, but it is "md5-abc".',
    ],
    ['CONSENT', 'yes', 'CONSENT must be required, or unset, but it is "yes".'],
    ['RATE_LIMIT', 'off', 'RATE_LIMIT must be a whole number of requests from 0 to 10000, but it is "off".'],
    [
      'TRUST_PROXY',
      'true',
      'TRUST_PROXY must be a number of proxies from 0 to 9, or their addresses such as 10.0.0.0/8,127.0.0.1, but it is "true".',
    ],
    ...['0.0.0.0/0', '::/0', '10.0.0.0/8,0.0.0.0/1,128.0.0.0/1', '2000::/3'].map((value) => [
      'TRUST_PROXY',
      value,
      `TRUST_PROXY must be the ranges of the proxies alone, none wider than 10.0.0.0/8 or fc00::/7, because whoever is in one may claim any address, but it is "${value}".`,
    ]),
    ['OFFLINE', '0', 'OFFLINE must be on or off, but it is "0".'],
    ['BLOG_API_TOKEN', 'a b', 'BLOG_API_TOKEN must be letters, digits and the signs . _ ~ + / = -.'],
  ])('reject %s=%s in one sentence', (name, value, sentence) => {
    expect(() => parseSettings({ [name]: value })).toThrow(new SettingsError(sentence));
  });
});

describe("the owner's file", () => {
  const folder = mkdtempSync(join(tmpdir(), 'daily-nest-owner-'));
  const file = join(folder, 'owner.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('contains the differences from the brand', () => {
    writeFileSync(file, '{ "donationUrl": "https://give.example/nest" }');
    expect(parseSettings({ OWNER_FILE: file }).owner).toEqual({ donationUrl: 'https://give.example/nest' });
  });

  it('is relative to the folder of the command', () => {
    writeFileSync(file, '{ "contactPhone": "+1 202-555-0199" }');
    expect(parseSettings({ OWNER_FILE: 'owner.json', INIT_CWD: folder }).owner).toEqual({
      contactPhone: '+1 202-555-0199',
    });
  });

  it('is rejected in one sentence that names the field', () => {
    writeFileSync(file, '{ "radio": { "port": "8000" } }');
    expect(() => parseSettings({ OWNER_FILE: file })).toThrow(
      new SettingsError(
        `OWNER_FILE ${file}: radio.port must be a whole number from 1 to 65535, but it is "8000".`,
      ),
    );
  });

  it('is reported missing in one sentence', () => {
    const missing = join(folder, 'none.json');
    expect(() => parseSettings({ OWNER_FILE: missing })).toThrow(
      new SettingsError(
        `OWNER_FILE must be the path of a JSON file, but ${missing} cannot be read (ENOENT).`,
      ),
    );
  });
});
