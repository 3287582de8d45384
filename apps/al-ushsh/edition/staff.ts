import type { StaffMember } from '@daily-nest/content/types';

/** The masthead. Its people are invented, and /about says so. */
export const staff: StaffMember[] = [
  {
    id: 'salma-haddad',
    name: 'سلمى حداد',
    role: 'رئيسة التحرير',
    bio: 'تكتب سلمى عن البيت الذي فيه لغتان، وتقرأ كل مقال بصوت عالٍ قبل نشره.',
    covers: ['السلامة', 'اللغة'],
    fictional: true,
  },
];
