/** The words of a reader’s story. */
export const english = {
  /** Name of the list of its buttons. */
  actions: 'What you can do with this story',
};

export type StoryCardLabels = typeof english;
