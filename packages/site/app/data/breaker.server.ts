import { setTimeout as pause } from 'node:timers/promises';

/** What a call says about the backend: it works, it is down, or nothing, because the caller has left. */
export type Verdict = 'well' | 'away' | 'unknown';

/** Thrown instead of making a call, because the last ones have failed. */
export class BackendAwayError extends Error {
  override readonly name = 'BackendAwayError';
  /** The status of the last failed call; undefined if it got no answer. */
  readonly status: number | undefined;

  constructor(status?: number) {
    super('The backend is away, and is asked again in a moment.');
    this.status = status;
  }
}

export interface BreakerOptions {
  /** How many consecutive calls must fail to open the breaker. @default 3 */
  failures?: number;
  /** How long the breaker then stays open, in ms. @default 1 000 */
  restMs?: number;
  /** How long other calls wait for the probe, in ms: as long as a working backend may take. @default 250 */
  probeMs?: number;
  now?: () => number;
}

/**
 * Fails calls at once while the backend is down, so that readers do not wait. Several consecutive failures
 * open the breaker. After a rest, one call is made as a probe; its success closes the breaker, its failure
 * starts another rest.
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

  /** Makes a call, or throws a BackendAwayError at once. `judge` interprets its answer or error. */
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
 * Interprets an error, or its absence. A status shows that the backend runs, even 500: that is the failure of
 * one call, which must not fail the others. 502, 503 and 504 come from a proxy before the backend, or from a
 * backend that cannot serve.
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
