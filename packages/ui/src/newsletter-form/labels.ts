/** The words of the sign-up for a newsletter. */
export interface NewsletterFormLabels {
  /** Label of the field. */
  label: string;
  /** The button. */
  action: string;
  /** Said for three seconds after signing up. */
  confirmation: string;
}

// Apart, for a page's own script that needs no other word.
export const confirmed = 'Subscription confirmed!';

export const english: NewsletterFormLabels = {
  label: 'Email address',
  action: 'Subscribe',
  confirmation: confirmed,
};
