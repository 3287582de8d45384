/** A small cache of answers: each is dropped a while after its last use, and the longest unused one when it is full. */
export interface AnswerCache {
  get(key: string): unknown;
  set(key: string, answer: unknown): void;
}

const mostAnswers = 50;

/** `ttlMs` counts from the last use; 0 caches nothing. */
export function createAnswerCache(ttlMs: number, now: () => number = () => Date.now()): AnswerCache {
  const answers = new Map<string, { answer: unknown; until: number }>();
  const set = (key: string, answer: unknown) => {
    if (ttlMs <= 0) return;
    answers.delete(key);
    answers.set(key, { answer, until: now() + ttlMs });
    for (const oldest of answers.keys()) {
      if (answers.size <= mostAnswers) break;
      answers.delete(oldest);
    }
  };
  return {
    set,
    get(key) {
      const cached = answers.get(key);
      if (!cached) return undefined;
      answers.delete(key);
      if (cached.until <= now()) return undefined;
      set(key, cached.answer);
      return cached.answer;
    },
  };
}
