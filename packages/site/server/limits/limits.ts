import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Settings } from '../settings.ts';
import type { Admit } from './admit.ts';
import { clientAddress, networkOf } from '@daily-nest/server/client-address';
import { RateLimit } from './rate-limit.ts';

/**
 * What a request that must be worked on costs its address, in pages made for one reader. Measured: docs/benchmarks.md,
 * "What a request costs".
 */
export const costs = { page: 1, call: 1, card: 10, copy: 0.1 } as const;

/** The limits by address of a running site. */
export function createLimits({ rateLimit, trustedProxies }: Pick<Settings, 'rateLimit' | 'trustedProxies'>) {
  const rate = new RateLimit({ perSecond: rateLimit });

  // A sign-up is cheap to make, but it sends a letter to somebody: five of them, and then one a minute.
  const signUps = new RateLimit({ perSecond: rateLimit && 1 / 60, savedSeconds: 300, asked: 'sign-ups' });
  // A provider gives one customer up to a /48 of IPv6, which is 65,536 addresses as we count them.
  const signUpsOfNetwork = new RateLimit({
    perSecond: rateLimit && 4 / 60,
    savedSeconds: 300,
    asked: 'sign-ups',
  });

  // Nobody looks for more than ten things that we do not have, and then one each ten minutes; a flood of made-up ones does.
  const unanswered = new RateLimit({ perSecond: rateLimit && 1 / 600, savedSeconds: 6_000 });

  return {
    /** The gate of one request, for work of a cost. */
    admit:
      (context: Context, cost: number): Admit =>
      () =>
        rate.take(addressOf(context), cost),
    /** The gate of one sign-up. */
    admitSignUp:
      (context: Context): Admit =>
      () => {
        const address = addressOf(context);
        signUps.take(address, 1);
        const network = networkOf(address);
        if (network !== undefined) signUpsOfNetwork.take(network, 1);
      },
    /** The gate of one query without an answer, before it is counted. */
    admitUnanswered:
      (context: Context): Admit =>
      () =>
        unanswered.take(addressOf(context), 1),
  };

  function addressOf(context: Context): string {
    // A request that came over no socket, as in a test of a handler, has no peer.
    const peer = context.env && 'incoming' in context.env ? getConnInfo(context).remote.address : undefined;
    return clientAddress(peer, context.req.header('x-forwarded-for'), trustedProxies);
  }
}
