import { expect } from 'vitest';
import { prepare, read, recovered } from './readers.ts';
import { note } from './rows.ts';
import type { Web } from './site.ts';

interface Fault {
  what: string;
  site: Web;
  seconds: number;
  begin: () => unknown;
  end: () => unknown;
}

/**
 * Checks that readers before and during a fault get cached pages or the error texts of docs/product.md within
 * three seconds.
 */
export async function survives({ what, site, seconds, begin, end }: Fault) {
  const reads = await prepare(site);
  await begin();
  const { failed, ...reading } = await read(site, reads, seconds).finally(end);
  const recoverySeconds = await recovered(site);
  note({ what, ...reading, failed: failed.length, recoverySeconds });
  expect(failed).toEqual([]);
  // Even a slow machine has requested each kind of address once.
  expect(reading.requests).toBeGreaterThan(reads.length);
  expect(recoverySeconds).toBeLessThan(6);
}
