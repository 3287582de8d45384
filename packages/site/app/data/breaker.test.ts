import { describe, expect, it, vi } from 'vitest';
import { BackendAwayError, Breaker } from './breaker.server.ts';

const answered = (status: number) => Object.assign(new Error('answered'), { status });

/** Creates a breaker, and a backend whose answers the test sets. */
function setUp() {
  let clock = 0;
  let error: Error | undefined;
  const backend = vi.fn(async () => {
    if (error) throw error;
    return 'answer';
  });
  const breaker = new Breaker({ failures: 3, restMs: 1_000, now: () => clock });
  const ask = () => breaker.run(backend).catch((thrown: unknown) => thrown);
  return {
    backend,
    breaker,
    ask,
    fails: (with_: Error = new Error('refused')) => (error = with_),
    isWell: () => (error = undefined),
    later: (ms: number) => (clock += ms),
    open: async () => {
      error = new Error('refused');
      for (let call = 0; call < 3; call += 1) await ask();
      backend.mockClear();
    },
  };
}

describe('a backend that is down', () => {
  it('is not called after three consecutive failures', async () => {
    const { fails, ask, backend } = setUp();
    fails();
    for (let call = 0; call < 10; call += 1) await ask();
    expect(backend).toHaveBeenCalledTimes(3);
    expect(await ask()).toBeInstanceOf(BackendAwayError);
  });

  it('is called while some calls succeed', async () => {
    const { fails, isWell, ask, backend } = setUp();
    for (let call = 0; call < 10; call += 1) {
      if (call % 3 === 2) isWell();
      else fails();
      await ask();
    }
    expect(backend).toHaveBeenCalledTimes(10);
  });

  it('is probed by one call a second', async () => {
    const { open, ask, later, backend } = setUp();
    await open();
    later(999);
    await ask();
    expect(backend).not.toHaveBeenCalled();
    later(1);
    await Promise.all([ask(), ask(), ask()]);
    expect(backend).toHaveBeenCalledTimes(1);
    await ask();
    expect(backend).toHaveBeenCalledTimes(1);
    later(1_000);
    await ask();
    expect(backend).toHaveBeenCalledTimes(2);
  });

  it('is called by all as soon as the probe succeeds', async () => {
    const { open, ask, later, isWell, breaker } = setUp();
    await open();
    isWell();
    later(1_000);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['answer', 'answer', 'answer']);
    expect(breaker.isOpen).toBe(false);
  });

  it('keeps nobody waiting behind the probe', async () => {
    const { open, later, breaker, ask } = setUp();
    await open();
    later(1_000);
    const held: { end?: (answer: string) => void } = {};
    const probe = breaker.run(() => new Promise<string>((resolve) => (held.end = resolve)));
    const begun = performance.now();
    expect(await ask()).toBeInstanceOf(BackendAwayError);
    expect(performance.now() - begun).toBeLessThan(1_000);
    held.end?.('at last');
    expect(await probe).toBe('at last');
    expect(breaker.isOpen).toBe(false);
  });

  it('is reported with the status of its last answer', async () => {
    const { fails, ask } = setUp();
    fails(answered(503));
    for (let call = 0; call < 3; call += 1) await ask();
    expect(await ask()).toMatchObject({ name: 'BackendAwayError', status: 503 });
  });
});

it.each([400, 401, 404, 429, 500])('a call that is answered %i does not open the breaker', async (status) => {
  const { fails, ask, backend } = setUp();
  fails(answered(status));
  for (let call = 0; call < 10; call += 1) await ask();
  expect(backend).toHaveBeenCalledTimes(10);
});

it('a reader who leaves does not open the breaker', async () => {
  const { breaker, ask, backend } = setUp();
  for (let call = 0; call < 10; call += 1)
    await breaker
      .run(
        () => Promise.reject(new Error('left')),
        () => 'unknown',
      )
      .catch(() => undefined);
  expect(await ask()).toBe('answer');
  expect(backend).toHaveBeenCalledTimes(1);
});
