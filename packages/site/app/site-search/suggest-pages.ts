import { type Suggest, suggestBelow, type Suggestion } from '@daily-nest/ui/suggestions';

/** Makes the field of a search suggest pages of this site. */
export const suggestPages = (form: HTMLFormElement) => suggestBelow(form, ask);

/** Returns titles for a partial query. */
const ask: Suggest = async (query, signal) => {
  const response = await fetch(`/search/suggestions?${new URLSearchParams({ q: query })}`, { signal });
  const { suggestions } = (await response.json()) as { suggestions?: unknown };
  return Array.isArray(suggestions) ? suggestions.filter(isSuggestion) : undefined;
};

function isSuggestion(value: unknown): value is Suggestion {
  const { kind, title, href } = (value ?? {}) as Record<string, unknown>;
  return [kind, title, href].every((text) => typeof text === 'string');
}
