import { EventEmitter, once } from 'node:events';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RefusedError } from '../limits/refused.ts';
import { type Loaded, SwrCache } from './swr-cache.ts';

interface Page {
  text: string;
}

let clock = 0;
const make = (options: { ttl?: number; maxSize?: number; patience?: number } = {}) =>
  new SwrCache<Page>({
    patience: options.patience,
    ttl: options.ttl ?? 1_000,
    maxSize: options.maxSize ?? 1_000,
    sizeOf: ({ text }) => text.length,
    now: () => clock,
  });
const good = (text: string) =>
  vi.fn(async (): Promise<Loaded<Page>> => ({ value: { text }, outcome: 'good' }));
const answer = (text: string, outcome: Loaded<Page>['outcome']) => async (): Promise<Loaded<Page>> => ({
  value: { text },
  outcome,
});
function onItsWay() {
  let arrive!: (loaded: Loaded<Page>) => void;
  const promise = new Promise<Loaded<Page>>((resolve) => (arrive = resolve));
  return { promise, arrive };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  clock = 1_000_000;
});

describe('a cached page', () => {
  it('is loaded once while it is fresh', async () => {
    const cache = make();
    const load = good('one');
    expect(await cache.get('a', load)).toMatchObject({ state: 'miss', value: { text: 'one' } });
    clock += 999;
    expect(await cache.get('a', load)).toMatchObject({ state: 'hit', age: 999 });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded once for parallel readers', async () => {
    const cache = make();
    const load = good('one');
    await Promise.all([cache.get('a', load), cache.get('a', load), cache.get('a', load)]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is shown after a short wait, an hour old, while a slow new one is loaded', async () => {
    const cache = make({ patience: 20 });
    await cache.get('a', good('one'));
    clock += 3_600_000;
    const { promise, arrive } = onItsWay();
    const slow = vi.fn(() => promise);
    expect(await cache.get('a', slow)).toMatchObject({ state: 'stale', value: { text: 'one' } });
    expect(await cache.get('a', slow)).toMatchObject({ state: 'stale', value: { text: 'one' } });
    expect(slow).toHaveBeenCalledTimes(1);
    arrive({ value: { text: 'two' }, outcome: 'good' });
    await settle();
    expect(await cache.get('a', slow)).toMatchObject({ state: 'hit', value: { text: 'two' } });
  });

  it('is replaced by a quick new one when it is an hour old', async () => {
    const cache = make({ patience: 1_000 });
    await cache.get('a', good('one'));
    clock += 3_600_000;
    expect(await cache.get('a', good('two'))).toMatchObject({ state: 'miss', value: { text: 'two' } });
  });

  it('is shown stale while the new one is loaded', async () => {
    const cache = make();
    await cache.get('a', good('one'));
    clock += 1_500;
    expect(await cache.get('a', good('two'))).toMatchObject({ state: 'stale', value: { text: 'one' } });
    await settle();
    expect(await cache.get('a', good('three'))).toMatchObject({ state: 'hit', value: { text: 'two' } });
  });

  it('is loaded before the answer when it is older than the stale time', async () => {
    const cache = make();
    await cache.get('a', good('one'));
    clock += 602_000;
    expect(await cache.get('a', good('two'))).toMatchObject({ state: 'miss', value: { text: 'two' } });
  });

  it('stays for a day when the backend fails, with a mark', async () => {
    const cache = make();
    await cache.get('a', good('one'));
    clock += 80_000_000;
    expect(await cache.get('a', answer('error', 'failed'))).toMatchObject({
      state: 'stale-if-error',
      value: { text: 'one' },
    });
    clock += 6_000;
    expect(await cache.get('a', () => Promise.reject(new Error('down')))).toMatchObject({
      state: 'stale-if-error',
      value: { text: 'one' },
    });
    clock += 10_000_000;
    expect(await cache.get('a', answer('error', 'failed'))).toMatchObject({ value: { text: 'error' } });
  });

  it('is not loaded again for a while after a failure, so that readers do not wait for a dead backend', async () => {
    const cache = make();
    await cache.get('a', good('one'));
    clock += 602_000;
    const failing = vi.fn(answer('error', 'failed'));
    await cache.get('a', failing);
    clock += 4_000;
    expect(await cache.get('a', failing)).toMatchObject({ state: 'stale-if-error' });
    expect(failing).toHaveBeenCalledTimes(1);
    clock += 2_000;
    await cache.get('a', failing);
    expect(failing).toHaveBeenCalledTimes(2);
  });

  it('stays when a new answer is empty', async () => {
    const cache = make();
    await cache.get('a', good('one'));
    clock += 1_500;
    await cache.get('a', answer('nothing', 'empty'));
    await settle();
    expect(await cache.get('a', good('two'))).toMatchObject({
      state: 'stale-if-error',
      value: { text: 'one' },
    });
    // Without a cached page, an empty answer counts as gone for a minute.
    const load = vi.fn(answer('nothing', 'empty'));
    await cache.get('b', load);
    expect(await cache.get('b', load)).toMatchObject({ state: 'hit', value: { text: 'nothing' } });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is removed when its content is gone', async () => {
    const cache = make();
    await cache.get('a', good('one'));
    clock += 1_500;
    await cache.get('a', answer('404', 'gone'));
    await settle();
    expect(await cache.get('a', answer('404', 'gone'))).toMatchObject({
      state: 'hit',
      value: { text: '404' },
    });
    expect(cache.size).toBe(0);
  });

  it('is never a failure', async () => {
    const cache = make();
    expect(await cache.get('a', answer('503', 'failed'))).toMatchObject({ value: { text: '503' } });
    expect(await cache.get('a', good('one'))).toMatchObject({ state: 'miss', value: { text: 'one' } });
    await expect(make().get('b', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  });
});

describe('a page that is gone', () => {
  it('is cached as gone for a minute, and then loaded again', async () => {
    const cache = make();
    const gone = vi.fn(answer('404', 'gone'));
    await cache.get('a', gone);
    clock += 59_999;
    expect(await cache.get('a', gone)).toMatchObject({ state: 'hit', value: { text: '404' } });
    expect(gone).toHaveBeenCalledTimes(1);
    clock += 1;
    expect(await cache.get('a', good('back'))).toMatchObject({ state: 'miss', value: { text: 'back' } });
    expect(await cache.get('a', good('back'))).toMatchObject({ state: 'hit', value: { text: 'back' } });
  });

  it('takes no space from existing pages', async () => {
    const cache = make({ maxSize: 400 });
    await cache.get('a', good('one'));
    for (let number = 0; number < 1_000; number += 1) await cache.get(`x${number}`, answer('404', 'gone'));
    expect(await cache.get('a', good('again'))).toMatchObject({ state: 'hit', value: { text: 'one' } });
    expect(await cache.get('x0', answer('anew', 'gone'))).toMatchObject({ state: 'miss' });
  });

  it('is not cached with a time of 0', async () => {
    const cache = make({ ttl: 0 });
    const gone = vi.fn(answer('404', 'gone'));
    await cache.get('a', gone);
    await cache.get('a', gone);
    expect(gone).toHaveBeenCalledTimes(2);
  });
});

it('stores nothing for a passing page', async () => {
  const cache = make();
  const passing = vi.fn(answer('nothing here', 'passing'));
  await cache.get('a', passing);
  expect(await cache.get('a', passing)).toMatchObject({ state: 'miss' });
  expect(passing).toHaveBeenCalledTimes(2);
});

const refuse = () => {
  throw new RefusedError(429, 1);
};

describe('a reader over the rate limit', () => {
  it('gets cached pages, but no load', async () => {
    const cache = make();
    await expect(cache.get('a', good('one'), refuse)).rejects.toThrow(RefusedError);
    await cache.get('a', good('one'));
    const load = good('two');
    expect(await cache.get('a', load, refuse)).toMatchObject({ state: 'hit', value: { text: 'one' } });
    clock += 1_500;
    expect(await cache.get('a', load, refuse)).toMatchObject({ state: 'stale', value: { text: 'one' } });
    await settle();
    clock += 601_000;
    expect(await cache.get('a', load, refuse)).toMatchObject({ value: { text: 'one' } });
    expect(load).not.toHaveBeenCalled();
  });

  it('does not prevent a new load for others', async () => {
    const cache = make();
    await cache.get('a', good('one'));
    clock += 1_500;
    await cache.get('a', good('two'), refuse);
    await settle();
    await cache.get('a', good('two'));
    await settle();
    expect(await cache.get('a', good('three'))).toMatchObject({ state: 'hit', value: { text: 'two' } });
  });

  it('does not count as a failure of the backend', async () => {
    const cache = make();
    await cache.get('a', good('one'));
    clock += 1_500;
    await cache.get('a', () => Promise.reject(new RefusedError(503, 2)));
    await settle();
    expect(await cache.get('a', good('two'))).toMatchObject({ state: 'stale' });
    await settle();
    expect(await cache.get('a', good('three'))).toMatchObject({ state: 'hit', value: { text: 'two' } });
  });

  it('shares a load of another reader', async () => {
    const cache = make();
    const load = good('one');
    const [, shared] = await Promise.all([cache.get('a', load), cache.get('a', load, refuse)]);
    expect(shared.value.text).toBe('one');
  });
});

describe('the cache', () => {
  it('is off with a time of 0, also for parallel requests', async () => {
    const cache = make({ ttl: 0 });
    const load = good('one');
    await Promise.all([cache.get('a', load), cache.get('a', load)]);
    expect(await cache.get('a', load)).toMatchObject({ state: 'off' });
    expect(load).toHaveBeenCalledTimes(3);
    expect(cache.size).toBe(0);
  });

  it('is bounded: the least recently used page is removed first', async () => {
    const cache = make({ maxSize: 20 });
    await cache.get('a', good('123456789'));
    await cache.get('b', good('123456789'));
    await cache.get('a', good('x'));
    await cache.get('c', good('123456789'));
    expect(cache.size).toBe(2);
    expect(await cache.get('a', good('x'))).toMatchObject({ state: 'hit' });
    expect(await cache.get('b', good('again'))).toMatchObject({ state: 'miss' });
  });
});

const refuseAll = () => {
  throw new RefusedError(429, 1);
};

describe('an outdated page', () => {
  it('is loaded again by its next reader, even if it was fresh', async () => {
    const cache = make();
    await cache.get('a', good('one'));
    cache.outdate();
    expect(cache.fresh('a')).toBeUndefined();
    expect(await cache.get('a', good('two'))).toMatchObject({ state: 'miss', value: { text: 'two' } });
    expect(cache.fresh('a')).toMatchObject({ value: { text: 'two' } });
  });

  it('is shown if the new one cannot be loaded, or its reader is over the limit', async () => {
    const cache = make();
    await cache.get('a', good('one'));
    cache.outdate();
    expect(await cache.get('a', good('two'), refuseAll)).toMatchObject({ value: { text: 'one' } });
    expect(await cache.get('a', answer('down', 'failed'))).toMatchObject({
      state: 'stale-if-error',
      value: { text: 'one' },
    });
  });

  it('is not replaced by a load that started before', async () => {
    const cache = make();
    const events = new EventEmitter();
    const early = cache.get('a', async () => {
      await once(events, 'go');
      return { value: { text: 'one' }, outcome: 'good' };
    });
    cache.outdate();
    expect(await cache.get('a', good('two'))).toMatchObject({ value: { text: 'two' } });
    events.emit('go');
    expect(await early).toMatchObject({ value: { text: 'one' } });
    expect(cache.fresh('a')).toMatchObject({ value: { text: 'two' } });
  });

  it('may come from a load that started before: it is shown if nothing newer can be loaded', async () => {
    const cache = make();
    const events = new EventEmitter();
    const early = cache.get('a', async () => {
      await once(events, 'go');
      return { value: { text: 'one' }, outcome: 'good' };
    });
    cache.outdate();
    events.emit('go');
    await early;
    expect(cache.fresh('a')).toBeUndefined();
    expect(await cache.get('a', answer('down', 'failed'))).toMatchObject({
      state: 'stale-if-error',
      value: { text: 'one' },
    });
  });

  it('may also be one that is gone', async () => {
    const cache = make();
    await cache.get('a', answer('none', 'gone'));
    cache.outdate();
    expect(await cache.get('a', good('one'))).toMatchObject({ value: { text: 'one' } });
  });
});
