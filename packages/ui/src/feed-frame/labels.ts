/** The words of a framed wall of headlines. */
export const english = {
  /** The sentence above the links that stand in for it. */
  links: 'The headlines can be read at their outlets:',
};

export type FeedFrameLabels = typeof english;
