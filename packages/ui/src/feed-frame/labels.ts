/** The words of a framed wall of headlines. */
export interface FeedFrameLabels {
  /** The sentence above the links that stand in for it. */
  links: string;
}

export const english: FeedFrameLabels = {
  links: 'The headlines can be read at their outlets:',
};
