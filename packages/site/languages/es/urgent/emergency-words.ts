import type { EmergencyAnswer } from '@daily-nest/content/urgent/types';

/** None: nobody has reviewed by which words readers of Spanish tell of an emergency. The search shows the numbers instead. */
export const emergencyAnswers: EmergencyAnswer[] = [];
