/** The words of a reader’s story. */
export interface StoryCardLabels {
  /** Name of the list of its buttons. */
  actions: string;
}

export const english: StoryCardLabels = {
  actions: 'What you can do with this story',
};
