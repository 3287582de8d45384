// Apart, for a page's own script that needs no other word.
export const confirmed = 'Subscription confirmed!';

/** The words of the sign-up for a newsletter. */
export const english = {
  /** Label of the field. */
  label: 'Email address',
  /** The button. */
  action: 'Subscribe',
  /** Shown for three seconds after signing up. */
  confirmation: confirmed as string,
};

export type NewsletterFormLabels = typeof english;
