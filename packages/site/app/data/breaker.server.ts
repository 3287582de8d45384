import { setTimeout as pause } from 'node:timers/promises';

/** What a call says about the backend: it is well, it is away, or nothing, since the caller has left. */
export type Verdict = 'well' | 'away' | 'unknown';

/** Thrown in place of a call that is not made, because the last ones have failed. */
export class BackendAwayError extends Error {
  override readonly name = 'BackendAwayError';
  /** The status that the last failed call was answered with; undefined where it was not answered. */
  readonly status: number | undefined;

  constructor(status?: number) {
    super('The backend is away, and is asked again in a moment.');
    this.status = status;
  }
}

export interface BreakerOptions {
  /** How many calls in a row have to fail before none is made. @default 3 */
  failures?: number;
  /** How long no call is made then, in ms. @default 1 000 */
  restMs?: number;
  /** How long others wait for the call that tries the backend again, in ms: as long as a well one may take. @default 250 */
  probeMs?: number;
  now?: () => number;
}

/**
 * Spares readers the wait for a backend that is away. After some failed calls in a row the breaker is open: calls fail at once. After a
 * rest one call is made as a probe; its answer closes the breaker, its failure begins another rest.
 */
export class Breaker {
  readonly #failures: number;
  readonly #restMs: number;
  readonly #probeMs: number;
  readonly #now: () => number;
  #failed = 0;
  #restUntil = 0;
  #status: number | undefined;
  #probe: Promise<unknown> | undefined;

  constructor({
    failures = 3,
    restMs = 1_000,
    probeMs = 250,
    now = performance.now.bind(performance),
  }: BreakerOptions = {}) {
    this.#failures = failures;
    this.#restMs = restMs;
    this.#probeMs = probeMs;
    this.#now = now;
  }

  get isOpen(): boolean {
    return this.#failed >= this.#failures;
  }

  /** Makes a call, or throws a BackendAwayError at once. `judge` says what its answer or error means for the backend. */
  async run<Answer>(
    call: () => Promise<Answer>,
    judge: (answer: Answer | undefined, error: unknown) => Verdict = (_answer, error) => verdictOf(error),
  ): Promise<Answer> {
    if (!this.isOpen) return this.#judged(call, judge);
    if (this.#probe) await Promise.race([this.#probe, pause(this.#probeMs)]);
    else if (this.#now() >= this.#restUntil) {
      const probing = this.#judged(call, judge);
      this.#probe = probing.catch(() => undefined).finally(() => (this.#probe = undefined));
      return probing;
    }
    if (this.isOpen) throw new BackendAwayError(this.#status);
    return this.#judged(call, judge);
  }

  async #judged<Answer>(
    call: () => Promise<Answer>,
    judge: (answer: Answer | undefined, error: unknown) => Verdict,
  ): Promise<Answer> {
    try {
      const answer = await call();
      this.#note(judge(answer, undefined), statusOf(answer));
      return answer;
    } catch (error) {
      this.#note(judge(undefined, error), statusOf(error));
      throw error;
    }
  }

  #note(verdict: Verdict, status: number | undefined) {
    if (verdict === 'well') this.#failed = 0;
    if (verdict !== 'away') return;
    this.#failed += 1;
    this.#status = status;
    if (this.isOpen) this.#restUntil = this.#now() + this.#restMs;
  }
}

/**
 * What an error, or none, means for the backend. A status of its own shows that it runs, 500 too: that is a fault of one call, which
 * must not fail the others. 502, 503 and 504 come from a proxy before the backend, or from one that cannot serve.
 */
export function verdictOf(error: unknown): Verdict {
  if (error === undefined) return 'well';
  const status = statusOf(error);
  return status === undefined || isAway(status) ? 'away' : 'well';
}

export function isAway(status: number): boolean {
  return status >= 502 && status <= 504;
}

function statusOf(of: unknown): number | undefined {
  const status = (of as { status?: unknown } | undefined)?.status;
  return typeof status === 'number' ? status : undefined;
}
