import { useCallback, useEffect, useRef, useState } from 'react';

export interface Suggestion {
  kind: string;
  title: string;
  href: string;
}

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
