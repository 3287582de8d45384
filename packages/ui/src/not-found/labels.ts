/** The texts of NotFound. */
export const english = {
  /** The heading of the page. */
  title: 'Page Not Found',
  /** The sentence under it. */
  text: 'The page may have moved, or the link may be missing a letter or two.',
  /** The link to the home page. */
  home: 'Go to Homepage',
  /** The button that goes one step back. */
  back: 'Go Back',
};

export type NotFoundLabels = typeof english;
