/** The emergencies with a text in Spanish. Each was put into Spanish from the English text, whose sources it names. */
export const urgentIds = [
  'breathing',
  'choking',
  'allergic-reaction',
  'poisoning',
  'seizure',
  'fever',
  'self-harm',
] as const;

export type UrgentId = (typeof urgentIds)[number];
