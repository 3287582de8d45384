/** The words of the link past the header. */
export interface SkipLinkLabels {
  /** Its text. */
  skip: string;
}

export const english: SkipLinkLabels = {
  skip: 'Skip to content',
};
