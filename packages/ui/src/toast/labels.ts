/** The words of a short message. */
export const english = {
  /** The button that takes it away. */
  dismiss: 'Dismiss',
};

export type ToastLabels = typeof english;
