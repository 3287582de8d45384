/** The words of a short message. */
export interface ToastLabels {
  /** The button that takes it away. */
  dismiss: string;
}

export const english: ToastLabels = {
  dismiss: 'Dismiss',
};
