/** The texts of StoryCard. */
export const english = {
  /** The accessible name of the list of buttons. */
  actions: 'What you can do with this story',
};

export type StoryCardLabels = typeof english;
