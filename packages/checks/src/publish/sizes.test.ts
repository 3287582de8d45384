import { expect, it } from 'vitest';
import { interactive, measure, mostJs, readRecord, sizeTable } from './sizes.ts';

const sizes = measure();
const update = 'pnpm --filter @daily-nest/checks sizes:update';

it('no entry has more than 6 kB of its own JavaScript', () => {
  console.log(sizeTable(sizes));
  const heavy = Object.entries(sizes).filter(([, { js }]) => js > mostJs);
  expect(heavy).toEqual([]);
});

it('static entries ship no script of their own', () => {
  const scripted = Object.entries(sizes).filter(
    ([entry, { client }]) => client.length > 0 && !interactive.has(entry),
  );
  expect(scripted).toEqual([]);
  const idle = [...interactive].filter((entry) => !sizes[entry] || sizes[entry].client.length === 0);
  expect(idle, 'take them off the list in sizes.ts').toEqual([]);
});

it('sizes are those on record, give or take a tenth', () => {
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
