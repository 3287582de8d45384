// Made by `pnpm --filter @daily-nest/content build` out of data/synonyms.yaml: when this import cannot be resolved, run that.
import built from '../dist/synonyms.json' with { type: 'json' };

/** Words and phrases that mean one thing; the first names it. */
export const synonyms: readonly (readonly string[])[] = [
  ...built.medicines,
  ...built.illnesses,
  ...built.everyday,
].map(({ words }) => words);
