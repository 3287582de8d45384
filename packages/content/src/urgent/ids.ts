/** The emergencies of /urgent, each with its own address there: /urgent#choking. */
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
