import { startBadNetwork } from '@daily-nest/testing/bad-network';
import { test as base } from '../support/test.ts';

export { expect, startApp } from '../support/test.ts';

/** Chromium's own messages about answers that failed or were incomplete. */
export const brokenOff =
  /net::ERR_|Failed to fetch|network error|SyntaxError|Unexpected end|Invalid or unexpected token|missing \)|was preloaded .* but not used|Failed to decode downloaded font|OTS parsing error|Failed to execute 'postMessage'/;

/** A page whose site is behind a network that can fail. */
export const test = base.extend<{ network: Awaited<ReturnType<typeof startBadNetwork>> }>({
  network: async ({ baseURL }, provide) => {
    const network = await startBadNetwork(baseURL!);
    await provide(network);
    await network.stop();
  },
});
