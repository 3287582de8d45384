/** The texts of Toast. */
export const english = {
  /** The button that dismisses it. */
  dismissLabel: 'Dismiss',
};

export type ToastLabels = typeof english;
