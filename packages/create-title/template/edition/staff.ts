import { staff as network } from '@daily-nest/content/staff';
import type { StaffMember } from '@daily-nest/content/types';

/** Who writes: your people first, then the authors of the network’s health pages, which every title shows. */
export const staff: StaffMember[] = [
  {
    id: 'newsroom',
    name: 'The newsroom of My Title',
    role: 'Editors',
    bio: 'Pieces that several of us have written and checked together carry this name.',
    covers: ['News', 'Family life'],
    fictional: false,
  },
  ...network.map((member) => ({ ...member, role: `${member.role}, network` })),
];
