import { unitedStates, type UrgentNumbers } from '@daily-nest/brand';

/** The numbers of the United States, with how to ask for Arabic. */
export const urgent: UrgentNumbers = {
  emergency: { ...unitedStates.emergency, name: 'الطوارئ: قل «Arabic» لطلب مترجم' },
  poison: { ...unitedStates.poison, name: 'مركز مكافحة السموم' },
  crisis: { ...unitedStates.crisis, name: 'خط الأزمات النفسية' },
  elsewhere:
    'هذه أرقام الولايات المتحدة. رقم الطوارئ في الاتحاد الأوروبي 112، وفي بلدان أخرى اسأل عن رقمها قبل أن تحتاج إليه.',
};
