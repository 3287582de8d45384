/** The emergencies with a text in Arabic. Each was put into Arabic from the English text, whose sources it names. */
export const urgentIds = ['breathing', 'poisoning', 'fever', 'self-harm'] as const;

export type UrgentId = (typeof urgentIds)[number];
