// A constant of its own, for a page's script that needs no other text.
export const confirmed = 'Subscription confirmed!';

/** The texts of NewsletterForm. */
export const english = {
  /** The label of the field. */
  label: 'Email address',
  /** The button. */
  submitLabel: 'Subscribe',
  /** Shown for three seconds after signing up. */
  confirmation: confirmed as string,
};

export type NewsletterFormLabels = typeof english;
