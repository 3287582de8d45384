import { startBadNetwork } from '@daily-nest/testing/bad-network';
import { test as base } from '../support/test.ts';

export { expect, startApp } from '../support/test.ts';

/** What Chromium says itself of answers that never came, or came in part. */
export const brokenOff =
  /net::ERR_|Failed to fetch|network error|SyntaxError|Unexpected end|Invalid or unexpected token|missing \)|was preloaded .* but not used|Failed to decode downloaded font|OTS parsing error|Failed to execute 'postMessage'/;

/** A page whose site is reached through a network that can be made bad. */
export const test = base.extend<{ network: Awaited<ReturnType<typeof startBadNetwork>> }>({
  network: async ({ baseURL }, provide) => {
    const network = await startBadNetwork(baseURL!);
    await provide(network);
    network.stop();
  },
});
