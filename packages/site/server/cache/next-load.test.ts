import { expect, it, vi } from 'vitest';
import { NextLoad } from './next-load.ts';

/** Creates loads that end when a test says so, numbered in the order of their start. */
function makeLoads() {
  const ends: (() => void)[] = [];
  const load = vi.fn(async () => {
    const number = load.mock.calls.length;
    await new Promise<void>((resolve) => ends.push(resolve));
    return number;
  });
  return { load, end: () => ends.shift()?.() };
}

it('callers during a load share one that starts afterwards', async () => {
  const { load, end } = makeLoads();
  const loads = new NextLoad<number>();
  const first = loads.load('a', load);
  const crowd = Array.from({ length: 50 }, () => loads.load('a', load));
  expect(load).toHaveBeenCalledTimes(1);
  end();
  expect(await first).toBe(1);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  const later = loads.load('a', load);
  end();
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([2]));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(3));
  end();
  expect(await later).toBe(3);
});

it('stores nothing once all callers have an answer, and keeps keys apart', async () => {
  const { load, end } = makeLoads();
  const loads = new NextLoad<number>();
  const [a, b] = [loads.load('a', load), loads.load('b', load)];
  end();
  end();
  expect(await Promise.all([a, b])).toEqual([1, 2]);
  const again = loads.load('a', load);
  end();
  expect(await again).toBe(3);
});

it('does not wait for a load that fails or hangs', async () => {
  const loads = new NextLoad<string>();
  const failing = loads.load('a', () => Promise.reject(new Error('down')));
  const next = loads.load('a', () => Promise.resolve('up'));
  await expect(failing).rejects.toThrow('down');
  expect(await next).toBe('up');
  void loads.load('b', () => new Promise(() => undefined));
  expect(await loads.load('b', () => Promise.resolve('up'))).toBe('up');
});
