/** The words of a framed form. */
export const english = {
  /** The sentence above the links that stand in for it. */
  links: 'You can reach us in these ways:',
};

export type FormFrameLabels = typeof english;
