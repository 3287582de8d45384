/** The words of an address where there is nothing. */
export interface NotFoundLabels {
  /** The heading of the page. */
  title: string;
  /** A sentence under it. */
  text: string;
  /** The link to the home page. */
  home: string;
  /** The button that goes one step back. */
  back: string;
}

export const english: NotFoundLabels = {
  title: 'Page Not Found',
  text: 'The page may have moved, or the link may be missing a letter or two.',
  home: 'Go to Homepage',
  back: 'Go Back',
};
