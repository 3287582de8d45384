/** The words of a framed form. */
export interface FormFrameLabels {
  /** The sentence above the links that stand in for it. */
  links: string;
}

export const english: FormFrameLabels = {
  links: 'You can reach us in these ways:',
};
