/** The words of whose advice a text gives. */
export const english = {
  /** Whose advice it is, and as of when. */
  advice: 'Advice of {source}, as of {date}.',
  /** The same without a day. */
  undated: 'Advice of {source}.',
};

export type AsOfLabels = typeof english;
