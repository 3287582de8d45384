import { describe, expect, it, vi } from 'vitest';
import { WorkCap } from './work-cap.ts';

/** Creates work that lasts until a test ends it, and counts how much runs at once. */
function makeWork() {
  const ends: (() => void)[] = [];
  let most = 0;
  let now = 0;
  return {
    most: () => most,
    endAll: () => ends.splice(0).forEach((end) => end()),
    work: async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise<void>((resolve) => ends.push(resolve));
      now -= 1;
      return 'done';
    },
  };
}

const slow = async () => {
  await new Promise((resolve) => setTimeout(resolve, 60));
  return 'done';
};

const refused = { name: 'RefusedError', status: 503, retryAfter: 2 };

describe('work in progress', () => {
  it('never exceeds the cap', async () => {
    const { work, most, endAll } = makeWork();
    const cap = new WorkCap({ atOnce: 4, waiting: 100, patienceMs: 10_000 });
    const all = Array.from({ length: 50 }, () => cap.run(work));
    const ending = setInterval(endAll, 1);
    expect(new Set(await Promise.all(all))).toEqual(new Set(['done']));
    clearInterval(ending);
    expect(most()).toBe(4);
  });

  it('is refused at once when the queue is full', async () => {
    const { work, endAll } = makeWork();
    const cap = new WorkCap({ atOnce: 1, waiting: 1, patienceMs: 10_000 });
    const [first, second] = [cap.run(work), cap.run(work)];
    await expect(cap.run(work)).rejects.toMatchObject(refused);
    endAll();
    await first;
    await vi.waitFor(endAll);
    const ending = setInterval(endAll, 1);
    expect(await second).toBe('done');
    clearInterval(ending);
  });

  it('is refused when it waits too long, and not done later', async () => {
    const { work, endAll, most } = makeWork();
    const late = vi.fn(work);
    const cap = new WorkCap({ atOnce: 1, waiting: 5, patienceMs: 20 });
    const first = cap.run(work);
    await expect(cap.run(late)).rejects.toMatchObject(refused);
    endAll();
    await first;
    expect(late).not.toHaveBeenCalled();
    expect(most()).toBe(1);
  });

  it('is not aborted once it has started, and frees its place when it fails', async () => {
    const cap = new WorkCap({ atOnce: 1, waiting: 5, patienceMs: 20 });
    expect(await cap.run(slow)).toBe('done');
    await expect(cap.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await cap.run(slow)).toBe('done');
  });
});
