import { SettingsError } from '@daily-nest/server/settings';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from './package-root.ts';
import { readSettings } from './settings.ts';

it('has a default for everything except Postgres', () => {
  expect(readSettings({})).toEqual({
    PORT: 8787,
    HOST: '127.0.0.1',
    DATA_DIR: `${packageRoot}/.data`,
    POSTS_DIR: `${packageRoot}/posts`,
    DEFAULT_DOMAIN: 'thedailynest.example',
    BLOG_API_TOKEN: 'public-anon-key',
    BLOG_SOURCE_MINUTES: 5,
    LOG_LEVEL: 'info',
    MAX_CONNECTIONS: 10_000,
    METRICS_HOST: '127.0.0.1',
    RADIO_PORTS: [8076],
    POSTS_WATCH: false,
    SEED: false,
    DESK_DIR: join(packageRoot, '../desk/dist'),
    TRUST_PROXY: 0,
    DESK_TIME_ZONE: 'America/New_York',
    MEDIA_DIR: `${packageRoot}/.data/media`,
    FEEDS_ALLOW_LOOPBACK: false,
    MEDIA_ALLOW_LOOPBACK: false,
    LINKS_ALLOW_LOOPBACK: false,
  });
});

it('treats an empty variable as missing', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 8787 });
});

it('reads a list of radio ports', () => {
  expect(readSettings({ RADIO_PORTS: '8076, 8000' }).RADIO_PORTS).toEqual([8076, 8000]);
});

it('reads the settings of a newsletter together', () => {
  const settings = readSettings({
    MAIL_URL: 'smtp://nest:s3cret@mail.example.org:587',
    MAIL_FROM: '"The Daily Nest" <Letters@Example.org>',
    MAIL_SECRET: 'x'.repeat(32),
    MAIL_WEEKLY: 'Thursday 6:30',
    SITE_URL: 'https://news.example/',
  });
  expect(settings.mail).toEqual({
    url: 'smtp://nest:s3cret@mail.example.org:587',
    from: { name: 'The Daily Nest', address: 'letters@example.org' },
    secret: 'x'.repeat(32),
    siteUrl: 'https://news.example',
    weekly: { day: 4, hour: 6, minute: 30 },
    connections: 2,
    perSecond: 10,
    signUpsPerHour: 300,
    language: 'en',
  });
});

it('reads the sites that show the posts', () => {
  const { DESK_SITES } = readSettings({
    DESK_SITES: 'The Nest=https://nest.example/, The Post=http://localhost:3001',
  });
  expect(DESK_SITES).toEqual([
    { name: 'The Nest', origin: 'https://nest.example' },
    { name: 'The Post', origin: 'http://localhost:3001' },
  ]);
});

describe('reports in one sentence what is wrong', () => {
  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535, but it is "abc".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535, but it is "70000".'],
    [
      { DATABASE_URL: 'postgress://nest:s3cret@host/nest' },
      'DATABASE_URL must be a Postgres URL such as postgres://user@host/name.',
    ],
    [
      { DATABASE_READ_URL: 'replica:s3cret' },
      'DATABASE_READ_URL must be a Postgres URL such as postgres://user@host/name.',
    ],
    [
      { DATABASE_READ_URL: 'postgres://nest:s3cret@replica/nest' },
      'DATABASE_READ_URL also needs DATABASE_URL.',
    ],
    [
      { BLOG_API_TOKEN: 's3cret, with a space' },
      'BLOG_API_TOKEN must be letters, digits and the signs . _ ~ + / = -.',
    ],
    [
      { BLOG_SOURCE_URL: 'https://key:s3cret@blog.example' },
      'BLOG_SOURCE_URL must be an address without @, ? and #.',
    ],
    [
      { BLOG_SOURCE_URL: 'blog.example' },
      'BLOG_SOURCE_URL must be an address that starts with http:// or https://.',
    ],
    [
      { BLOG_SOURCE_TOKEN: 's3cret, ' },
      'BLOG_SOURCE_TOKEN must be letters, digits and the signs . _ ~ + / = -.',
    ],
    [
      { BLOG_SOURCE_MINUTES: '0' },
      'BLOG_SOURCE_MINUTES must be a whole number from 1 to 1440, but it is "0".',
    ],
    [
      { DEFAULT_DOMAIN: 'a b' },
      'DEFAULT_DOMAIN must be a host name such as thedailynest.example, but it is "a b".',
    ],
    [{ RADIO_PORTS: '1,x' }, 'RADIO_PORTS must be a whole number from 1 to 65535, but it is "1,x".'],
    [{ MAX_CONNECTIONS: '0' }, 'MAX_CONNECTIONS must be a whole number from 1 to 1000000, but it is "0".'],
    [
      { MEDIA_URL: 'https://s3.example.org/bucket?secret=s3cret' },
      'MEDIA_URL must be a bucket with its credentials, such as https://KEY:SECRET@s3.example.org/bucket.',
    ],
    [
      { MAIL_URL: 'http://nest:s3cret@host' },
      'MAIL_URL must be an address of SMTP such as smtp://user:password@host:587.',
    ],
    [{ MAIL_URL: 'smtp://nest:s3cret@host' }, 'MAIL_URL also needs MAIL_FROM and MAIL_SECRET and SITE_URL.'],
    [
      { MAIL_SECRET: 's3cret' },
      'MAIL_SECRET must be at least 32 characters, for example of openssl rand -hex 32.',
    ],
    [
      { MAIL_FROM: 'letters@example.org' },
      'MAIL_FROM must be a name and an address such as The Daily Nest <letters@example.org>, but it is "letters@example.org".',
    ],
    [
      { MAIL_WEEKLY: 'sunday 25:00' },
      'MAIL_WEEKLY must be a day and a time in UTC such as sunday 14:00, or off, but it is "sunday 25:00".',
    ],
    [
      { DESK_SITES: 'https://nest.example' },
      'DESK_SITES must be names and origins such as The Daily Nest=https://thedailynest.example, separated by commas, but it is "https://nest.example".',
    ],
    [{ SEED: 'yes' }, 'SEED must be 0 or 1, but it is "yes".'],
  ])('%j', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(new SettingsError(sentence));
  });
});
