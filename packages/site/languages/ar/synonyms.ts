/** Words with one meaning for the search; the first is the canonical one. */
export const synonyms: readonly (readonly string[])[] = [
  ['حمى', 'حرارة', 'سخونة'],
  ['نوم', 'ينام', 'النوم'],
];
