/** The emergencies of /urgent, each a page of its own: /urgent/choking. In the order of the list. */
export const urgentIds = [
  'breathing',
  'choking',
  'collapse',
  'bleeding',
  'allergic-reaction',
  'asthma',
  'poisoning',
  'overdose',
  'seizure',
  'fever',
  'head-injury',
  'burns',
  'water',
  'heat',
  'carbon-monoxide',
  'dehydration',
  'testicle-pain',
  'pregnancy',
  'self-harm',
] as const;

export type UrgentId = (typeof urgentIds)[number];
