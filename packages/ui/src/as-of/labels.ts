/** The words of whose advice a text gives. */
export interface AsOfLabels {
  /** Whose advice it is, and as of when. */
  advice: string;
  /** The same without a day. */
  undated: string;
}

export const english: AsOfLabels = {
  advice: 'Advice of {source}, as of {date}.',
  undated: 'Advice of {source}.',
};
