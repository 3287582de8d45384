/** A small store of answers that are kept for a while after their last use, the oldest dropped first. */
export interface KeptAnswers {
  get(key: string): unknown;
  set(key: string, answer: unknown): void;
}

const mostAnswers = 50;

export function keepAnswers(keepMs: number, now: () => number = () => Date.now()): KeptAnswers {
  const answers = new Map<string, { answer: unknown; until: number }>();
  const set = (key: string, answer: unknown) => {
    if (keepMs <= 0) return;
    answers.delete(key);
    answers.set(key, { answer, until: now() + keepMs });
    for (const oldest of answers.keys()) {
      if (answers.size <= mostAnswers) break;
      answers.delete(oldest);
    }
  };
  return {
    set,
    get(key) {
      const kept = answers.get(key);
      if (!kept) return undefined;
      answers.delete(key);
      if (kept.until <= now()) return undefined;
      set(key, kept.answer);
      return kept.answer;
    },
  };
}
