// Built by `pnpm --filter @daily-nest/content build` from data/synonyms.yaml: run it if this import cannot be
// resolved.
import built from '../dist/synonyms.json' with { type: 'json' };

/** Synonyms: words and phrases with one meaning; the first is the canonical one. */
export const synonyms: readonly (readonly string[])[] = [
  ...built.medicines,
  ...built.illnesses,
  ...built.everyday,
].map(({ words }) => words);
