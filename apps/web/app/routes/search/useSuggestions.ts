import { useCallback, useEffect, useRef, useState } from 'react';

export interface Suggestion {
  kind: string;
  title: string;
  href: string;
}

/** So far apart the server is asked at least; the first time it is asked at once. */
const pauseMs = 150;

/** Titles for a half-typed query. An answer that comes late, or not at all, changes nothing. */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const running = useRef<AbortController>(undefined);
  const askedAt = useRef(-Infinity);

  useEffect(() => () => running.current?.abort(), []);

  const ask = useCallback((query: string) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    if (query.trim().length < 2) {
      setSuggestions([]);
      return;
    }
    const askNow = () => {
      if (mine.signal.aborted) return;
      askedAt.current = performance.now();
      void suggestionsFor(query, mine.signal).then(setIfCurrent);
    };
    const wait = askedAt.current + pauseMs - performance.now();
    if (wait > 0) setTimeout(askNow, wait);
    else askNow();

    function setIfCurrent(found: Suggestion[] | undefined) {
      if (found && !mine.signal.aborted) setSuggestions(found);
    }
  }, []);

  return { suggestions, ask };
}

async function suggestionsFor(query: string, signal: AbortSignal): Promise<Suggestion[] | undefined> {
  try {
    const response = await fetch(`/search/suggestions?${new URLSearchParams({ q: query })}`, { signal });
    const { suggestions } = (await response.json()) as { suggestions?: unknown };
    return Array.isArray(suggestions) ? suggestions.filter(isSuggestion) : undefined;
  } catch {
    return undefined;
  }
}

function isSuggestion(value: unknown): value is Suggestion {
  const { kind, title, href } = (value ?? {}) as Record<string, unknown>;
  return [kind, title, href].every((text) => typeof text === 'string');
}
