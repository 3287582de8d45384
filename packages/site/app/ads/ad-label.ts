/** The owner of an advertisement. */
export type AdOwner = keyof typeof labels;

const labels = {
  google: 'Google Ads',
  buddhatv: 'BuddhaTV Ads',
  dunamis: 'Dunamis Charge Ads',
  default: 'Advertisement',
};

/** Returns the label for an owner's advertisement; an unknown owner gets the default label. */
export function adLabel(owner: AdOwner | (string & {}) = 'default'): string {
  return Object.hasOwn(labels, owner) ? labels[owner as AdOwner] : labels.default;
}
