import type { AdRequest } from '../queue.ts';

/**
 * Returns the path or address of a slot: the pattern with values for `{id}`, `{width}`, `{height}`, `{npa}`
 * and `{tcf}`.
 */
export function fill(pattern: string, { id, width, height, consent }: AdRequest): string {
  const values: Record<string, string | number> = {
    id,
    width,
    height,
    npa: consent.personalized ? 0 : 1,
    tcf: consent.tcString ?? '',
  };
  return pattern.replaceAll(/\{(id|width|height|npa|tcf)\}/g, (_all, name: string) =>
    encodeURIComponent(values[name]!),
  );
}
