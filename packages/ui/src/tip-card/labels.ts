/** The words of a piece of advice. */
export interface TipCardLabels {
  /** The link to more about it. */
  more: string;
}

export const english: TipCardLabels = {
  more: 'Learn more',
};
