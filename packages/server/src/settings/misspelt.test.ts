import { expect, it } from 'vitest';
import * as z from 'zod';
import { misspeltSettings } from './misspelt.ts';

const names = [
  'PORT HOST SITE_URL SITE_HOSTS BACKEND_URL BACKEND_PORT BLOG_URL BLOG_API_TOKEN BLOG_CACHE_TTL_MS MAX_CONNECTIONS',
  'METRICS_PORT METRICS_HOST RATE_LIMIT TRUST_PROXY PURGE_URLS OFFLINE AD_SCRIPT_URL CONSENT OWNER_FILE NEWSLETTER',
  'MAIL_URL MAIL_FROM MAIL_SECRET DATABASE_URL DATA_DIR MEDIA_DIR MEDIA_URL SEED DEFAULT_DOMAIN RADIO_URL RADIO_PORTS',
  'LOG_LEVEL',
].flatMap((line) => line.split(' '));
const schema = z.object(Object.fromEntries(names.map((name) => [name, z.string().optional()])));

it.each([
  ['SITEURL', 'SITE_URL'],
  ['site_url', 'SITE_URL'],
  ['SITE_ULR', 'SITE_URL'],
  ['SITE_HOST', 'SITE_HOSTS'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['TRUST_PROXI', 'TRUST_PROXY'],
  ['MAX_CONECTIONS', 'MAX_CONNECTIONS'],
  ['RADIO_PORT', 'RADIO_PORTS'],
])('%s: did you mean %s?', (name, meant) => {
  expect(misspeltSettings(schema, { [name]: 'x' })).toEqual([
    `${name} is not a setting and is ignored. Did you mean ${meant}?`,
  ]);
});

it('says nothing of a setting that is given under its right name, too', () => {
  expect(misspeltSettings(schema, { SITE_URL: 'https://a.example', SITE_URI: 'x' })).toEqual([]);
});

it('says nothing of one setting that is like another', () => {
  for (const name of names) expect(misspeltSettings(schema, { [name]: '1' })).toEqual([]);
});

it('says nothing of what shells, package managers, CI and hosting platforms set', () => {
  const common = [
    'HOME HOSTNAME HOSTTYPE PATH POST POSIX USER LOGNAME LANG LC_ALL MAIL MAILCHECK SHELL TERM TMPDIR PWD OLDPWD EDITOR PAGER',
    'NODE_ENV NODE_OPTIONS NODE_PATH INIT_CWD npm_config_user_agent npm_config_registry PNPM_HOME TZ CI DEBUG',
    'HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY http_proxy SSL_CERT_FILE XDG_DATA_DIRS XDG_CONFIG_DIRS XDG_RUNTIME_DIR',
    'GITHUB_URL GITHUB_TOKEN GITHUB_SERVER_URL GITHUB_API_URL RUNNER_TEMP BUILD_URL JOB_URL NODE_NAME CI_SERVER_URL CI_SERVER_HOST',
    'URL SITE_ID SITE_NAME DEPLOY_URL DEPLOY_PRIME_URL BASE_URL PUBLIC_URL VERCEL_URL RENDER_EXTERNAL_URL FLY_APP_NAME DYNO',
    'REDIS_URL REDIS_TLS_URL CLOUDAMQP_URL RAILWAY_PUBLIC_DOMAIN WEBSITE_HOSTNAME WEBSITES_PORT K_SERVICE PRIMARY_REGION',
    'DATABASE_HOST DATABASE_NAME DATABASE_USER DATABASE_PORT DATABASE_PASSWORD POSTGRES_URL PGHOST PGDATA PGDATABASE',
    'MAIL_HOST MAIL_PORT MAIL_USER SMTP_URL LOG_DIR LOG_FILE LOG_FORMAT MEDIA_ROOT DATA_PATH BACKEND_SERVICE_HOST',
  ].flatMap((line) => line.split(' '));
  for (const name of common) expect(misspeltSettings(schema, { [name]: 'x' }), name).toEqual([]);
  expect(misspeltSettings(schema, { RADIO_PORT: 'tcp://10.0.0.7:8000' })).toEqual([]);
});
