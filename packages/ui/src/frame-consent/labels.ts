/** The texts of FramedPage and FrameConsent. */
export const english = {
  /** The control that loads the page. */
  loadLabel: 'Load {title}',
  /** The control that also loads it on later visits. */
  remember: 'Load now and on later visits',
  /** Below the control in the compact form. */
  from: 'Loads from {provider}',
  /** The explanation of what loading means. */
  explanation:
    'This part comes from {provider}. It loads only when you ask for it, and {provider} then learns of your visit.',
  /** The link to the page itself. */
  open: 'Open {title}',
  /** The sentence above the links that replace it. */
  linksText: 'You can read it at the source:',
  /** The same for a wall of headlines. */
  headlines: 'The headlines can be read at their outlets:',
  /** The same for a form. */
  contacts: 'You can reach us in these ways:',
  /** While it loads. */
  loading: 'Loading {title} …',
  /** Without a page and links. */
  nothing: 'Nothing is published here at the moment.',
  /** The reason, before the sentence above the links. */
  late: 'It did not load in time.',
  /** The button after a failure. */
  again: 'Load again',
  /** The name of this site as a sender. */
  thisSite: 'this site',
};

export type FrameLabels = typeof english;
