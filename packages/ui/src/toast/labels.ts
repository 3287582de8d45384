/** The texts of Toast. */
export const english = {
  /** The button that dismisses it. */
  dismiss: 'Dismiss',
};

export type ToastLabels = typeof english;
