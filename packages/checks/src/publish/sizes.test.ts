import { expect, it } from 'vitest';
import { measure, mostJs, readRecord } from './sizes.ts';

const sizes = await measure();
const update = 'pnpm --filter @daily-nest/checks sizes:update';

it('no entry has more than 4 kB of its own JavaScript', () => {
  expect(Object.entries(sizes).filter(([, { js }]) => js > mostJs)).toEqual([]);
});

it('sizes and client files are those on record, give or take a tenth', () => {
  const record = readRecord();
  expect(Object.keys(sizes), update).toEqual(Object.keys(record));
  for (const [entry, { js, css, client }] of Object.entries(sizes)) {
    const before = record[entry]!;
    expect(client, `${entry}: ${update}`).toEqual(before.client);
    expect(isNear(js, before.js), `${entry}: ${before.js} → ${js} bytes of JavaScript; ${update}`).toBe(true);
    expect(isNear(css, before.css), `${entry}: ${before.css} → ${css} bytes of CSS; ${update}`).toBe(true);
  }
});

function isNear(now: number, before: number): boolean {
  return Math.abs(now - before) <= Math.max(64, before / 10);
}
