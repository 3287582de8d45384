import { useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';

const answer = z.object({
  suggestions: z.array(z.object({ kind: z.string(), title: z.string(), href: z.string() })),
});

export type Suggestion = z.infer<typeof answer>['suggestions'][number];

/** The pause after a key before the server is asked. */
const pauseMs = 150;

/** Titles for a half-typed query. An answer that comes late, or not at all, changes nothing. */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const ask = useCallback((query: string) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    if (query.trim().length < 2) {
      setSuggestions([]);
      return;
    }
    setTimeout(() => {
      if (!mine.signal.aborted) void suggestionsFor(query, mine.signal).then(setIfCurrent);
    }, pauseMs);

    function setIfCurrent(found: Suggestion[] | undefined) {
      if (found && !mine.signal.aborted) setSuggestions(found);
    }
  }, []);

  return { suggestions, ask };
}

async function suggestionsFor(query: string, signal: AbortSignal): Promise<Suggestion[] | undefined> {
  try {
    const response = await fetch(`/search/suggestions?${new URLSearchParams({ q: query })}`, { signal });
    return z.safeParse(answer, await response.json()).data?.suggestions;
  } catch {
    return undefined;
  }
}
