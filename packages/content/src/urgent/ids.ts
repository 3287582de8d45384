/** The emergencies of /urgent, each a page of its own: /urgent/choking. In the order of the list. */
export const urgentIds = [
  'breathing',
  'choking',
  'poisoning',
  'allergic-reaction',
  'seizure',
  'fever',
  'burns',
  'head-injury',
  'water',
  'self-harm',
] as const;

export type UrgentId = (typeof urgentIds)[number];
