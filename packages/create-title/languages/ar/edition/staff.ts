import type { StaffMember } from '@daily-nest/content/types';

/** Who writes. */
export const staff: StaffMember[] = [
  {
    id: 'newsroom',
    name: 'تحرير My Title',
    role: 'التحرير',
    bio: 'يحمل هذا التوقيع ما كتبه عدد منا معًا وتحققوا منه معًا.',
    covers: ['أخبار', 'حياة العائلة'],
    fictional: false,
  },
];
