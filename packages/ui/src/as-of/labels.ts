/** The texts of AsOf. */
export const english = {
  /** With source and date. */
  advice: 'Advice of {source}, as of {date}.',
  /** With the source only. */
  undated: 'Advice of {source}.',
};

export type AsOfLabels = typeof english;
