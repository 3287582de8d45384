/** The words of a page in a frame. */
export interface FrameLabels {
  /** The control that loads it. */
  load: string;
  /** The control that loads it on later visits, too. */
  remember: string;
  /** Below the control, where there is no room for more. */
  from: string;
  /** What loading it means. */
  explanation: string;
  /** The link to the page itself. */
  open: string;
  /** The sentence above the links that stand in for it. */
  links: string;
  /** Until it comes. */
  loading: string;
  /** Where there is neither page nor link. */
  nothing: string;
  /** What went wrong, before the sentence above the links. */
  late: string;
  /** The button after a failure. */
  again: string;
  /** Who sends a page of this site. */
  thisSite: string;
}

export const english: FrameLabels = {
  load: 'Load {title}',
  remember: 'Load now and on later visits',
  from: 'Loads from {provider}',
  explanation:
    'This part comes from {provider}. It loads only when you ask for it, and {provider} then learns of your visit.',
  open: 'Open {title}',
  links: 'You can read it at the source:',
  loading: 'Loading {title} …',
  nothing: 'Nothing is published here at the moment.',
  late: 'It did not load in time.',
  again: 'Load again',
  thisSite: 'this site',
};
