import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Settings } from '../settings.ts';
import type { Admit } from './admit.ts';
import { clientAddress, networkOf } from '@daily-nest/server/client-address';
import { RateLimit } from './rate-limit.ts';

/**
 * The cost of an uncached request for its address, in pages rendered for one reader. Measured in
 * docs/benchmarks.md, "What a request costs".
 */
export const costs = { page: 1, call: 1, card: 10, copy: 0.1 } as const;

/** Creates the limits per address of a running site. */
export function createLimits({ rateLimit, trustedProxies }: Pick<Settings, 'rateLimit' | 'trustedProxies'>) {
  const rate = new RateLimit({ perSecond: rateLimit });

  // A sign-up is cheap, but sends a letter to somebody: five at once, then one a minute.
  const signUps = new RateLimit({ perSecond: rateLimit && 1 / 60, savedSeconds: 300, asked: 'sign-ups' });
  // A provider gives one customer up to a /48 of IPv6, which counts as 65,536 addresses.
  const signUpsOfNetwork = new RateLimit({
    perSecond: rateLimit && 4 / 60,
    savedSeconds: 300,
    asked: 'sign-ups',
  });

  // A reader rarely searches for more than ten missing things, or finds as many wrong links; further ones count
  // once in ten minutes. A flood of invented ones is cut.
  const reports = new RateLimit({ perSecond: rateLimit && 1 / 600, savedSeconds: 6_000 });

  return {
    /** Returns the admission of one request, for work of a given cost. */
    admit:
      (context: Context, cost: number): Admit =>
      () =>
        rate.take(addressOf(context), cost),
    /** Returns the admission of one sign-up. */
    admitSignUp:
      (context: Context): Admit =>
      () => {
        const address = addressOf(context);
        signUps.take(address, 1);
        const network = networkOf(address);
        if (network !== undefined) signUpsOfNetwork.take(network, 1);
      },
    /** Returns the admission of one search without an answer, or of a wrong link, before it is counted. */
    admitReport:
      (context: Context): Admit =>
      () =>
        reports.take(addressOf(context), 1),
  };

  function addressOf(context: Context): string {
    // A request without a socket, as in a test of a handler, has no peer.
    const peer = context.env && 'incoming' in context.env ? getConnInfo(context).remote.address : undefined;
    return clientAddress(peer, context.req.header('x-forwarded-for'), trustedProxies);
  }
}
