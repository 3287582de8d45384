import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import * as kinds from './kinds.ts';
import { readSettings, SettingsError } from './read-settings.ts';

const schema = z.object({
  PORT: kinds.port.default(3000),
  SITE_URL: kinds.origin.optional(),
  BACKEND_URL: kinds.base.optional(),
  SITE_HOSTS: kinds.hostNames.optional(),
  BLOG_API_TOKEN: kinds.token.optional(),
  CACHE_MS: kinds.milliseconds.optional(),
  SEED: kinds.flag.default(false),
  LOG_LEVEL: kinds.logLevel.optional(),
});
const read = (environment: Record<string, string>) => readSettings(schema, environment, ['BLOG_API_TOKEN']);

it('takes an empty variable and one of white space for none', () => {
  expect(read({ PORT: '', SITE_URL: ' ' })).toEqual({ PORT: 3000, SEED: false });
});

it('hands over what a program can use at once', () => {
  expect(
    read({
      PORT: ' 8080 ',
      SITE_URL: 'https://www.Example.org/',
      BACKEND_URL: 'http://backend:9/base//',
      SITE_HOSTS: 'Example.org, www.example.org  [::1]',
      SEED: '1',
      CACHE_MS: '0',
    }),
  ).toEqual({
    PORT: 8080,
    SITE_URL: 'https://www.example.org',
    BACKEND_URL: 'http://backend:9/base',
    SITE_HOSTS: ['example.org', 'www.example.org', '[::1]'],
    SEED: true,
    CACHE_MS: 0,
  });
});

it('knows no variable that the schema does not name', () => {
  expect(read({ HOME: '/root' })).not.toHaveProperty('HOME');
});

describe('says in one sentence what is wrong', () => {
  it.each([
    ['PORT', '1e3', 'a whole number from 1 to 65535, but it is "1e3"'],
    ['PORT', '70000', 'a whole number from 1 to 65535, but it is "70000"'],
    ['PORT', '0', 'a whole number from 1 to 65535, but it is "0"'],
    ['SITE_URL', 'example.org', 'an address that starts with http:// or https://, but it is "example.org"'],
    [
      'SITE_URL',
      'https://a.example/b',
      'an origin without a path, such as https://example.org, but it is "https://a.example/b"',
    ],
    [
      'SITE_HOSTS',
      'a b/c',
      'host names separated by commas, such as example.org,www.example.org, but it is "a b/c"',
    ],
    ['CACHE_MS', '-1', 'a whole number of milliseconds, 0 or more, but it is "-1"'],
    ['SEED', 'yes', '0 or 1, but it is "yes"'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent, but it is "loud"'],
  ])('%s=%s', (name, value, rest) => {
    expect(() => read({ [name]: value })).toThrow(new SettingsError(`${name} must be ${rest}.`));
  });

  it('and keeps a secret for itself', () => {
    expect(() => read({ BLOG_API_TOKEN: 's3cret, with a space' })).toThrow(
      new SettingsError('BLOG_API_TOKEN must be letters, digits and the signs . _ ~ + / = -.'),
    );
  });
});
