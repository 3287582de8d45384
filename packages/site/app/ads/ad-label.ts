/** Whose advertisement it is. */
export type AdOwner = keyof typeof labels;

const labels = {
  google: 'Google Ads',
  buddhatv: 'BuddhaTV Ads',
  dunamis: 'Dunamis Charge Ads',
  default: 'Advertisement',
};

/** The label that an advertisement of this owner carries; any other word reads like the default. */
export function adLabel(owner: AdOwner | (string & {}) = 'default'): string {
  return Object.hasOwn(labels, owner) ? labels[owner as AdOwner] : labels.default;
}
