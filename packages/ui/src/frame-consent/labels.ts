/** The words of a page in a frame. */
export const english = {
  /** The control that loads it. */
  load: 'Load {title}',
  /** The control that loads it on later visits, too. */
  remember: 'Load now and on later visits',
  /** Below the control, where there is no room for more. */
  from: 'Loads from {provider}',
  /** What loading it means. */
  explanation:
    'This part comes from {provider}. It loads only when you ask for it, and {provider} then learns of your visit.',
  /** The link to the page itself. */
  open: 'Open {title}',
  /** The sentence above the links that stand in for it. */
  links: 'You can read it at the source:',
  /** The same for a wall of headlines. */
  headlines: 'The headlines can be read at their outlets:',
  /** The same for a form. */
  contacts: 'You can reach us in these ways:',
  /** Until it comes. */
  loading: 'Loading {title} …',
  /** Where there is neither page nor link. */
  nothing: 'Nothing is published here at the moment.',
  /** What went wrong, before the sentence above the links. */
  late: 'It did not load in time.',
  /** The button after a failure. */
  again: 'Load again',
  /** Who sends a page of this site. */
  thisSite: 'this site',
};

export type FrameLabels = typeof english;
