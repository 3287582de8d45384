import * as z from 'zod';
import { trustedProxies } from '../client-address.ts';
import { connections, logLevel, port, token } from './kinds.ts';

/** Settings that web and backend read alike. */
export const shared = {
  BLOG_API_TOKEN: token.default('public-anon-key').describe('the public anonymous credential'),
  TRUST_PROXY: trustedProxies
    .default(0)
    .describe(
      'whose `X-Forwarded-For` names the reader’s address: the number of proxies in front, or their addresses and ranges (`10.0.0.0/8,127.0.0.1`), none wider than `10.0.0.0/8` or `fc00::/7`; **behind a proxy it must be set**, or all readers count as one address',
    ),
  MAX_CONNECTIONS: connections
    .default(10_000)
    .describe('how many connections may be open at once; more are closed unanswered'),
  METRICS_PORT: port.optional().describe('where Prometheus finds `/metrics`; never behind the public proxy'),
  METRICS_HOST: z.string().default('127.0.0.1').describe('the address that `METRICS_PORT` listens at'),
  LOG_LEVEL: logLevel
    .default('info')
    .describe('the least that is logged: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`'),
};
