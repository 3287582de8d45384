import { staff as network } from '@daily-nest/content/staff';
import type { StaffMember } from '@daily-nest/content/types';

/**
 * The masthead of the title, and people of the network whose pieces it shows. All of them are invented, and
 * /about says so.
 */
export const staff: StaffMember[] = [
  {
    id: 'ingrid-solberg',
    name: 'Ingrid Solberg',
    role: 'Editor',
    bio: 'Ingrid edits the magazine from a room above the chandlery.',
    covers: ['Ferries', 'Fog', 'Harbor life'],
    fictional: true,
  },
  {
    id: 'joao-pereira',
    name: 'João Pereira',
    role: 'Water reporter',
    bio: 'João writes about boats, beaches and what to wear on both.',
    covers: ['Life jackets', 'Beaches', 'Small boats'],
    fictional: true,
  },
  {
    id: 'nell-casey',
    name: 'Nell Casey',
    role: 'Weather columnist',
    bio: 'Nell reads the marine forecast so that you can drink your coffee. She explains the rest to whoever is six.',
    covers: ['Tides', 'Storms', 'Charts'],
    fictional: true,
  },
  ...network.map((member) => ({ ...member, role: `${member.role}, network` })),
];
