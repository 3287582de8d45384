import type { APIResponse } from '@playwright/test';
import { expect } from './test.ts';

/** Expects a social card to be a PNG of 1200 × 630 that networks accept. */
export async function isCard(answer: APIResponse): Promise<void> {
  const url = answer.url();
  expect(answer.status(), url).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/png');
  const png = await answer.body();
  expect(png.subarray(1, 4).toString(), url).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)], url).toEqual([1200, 630]);
  expect(png.byteLength, url).toBeLessThan(200_000);
}
