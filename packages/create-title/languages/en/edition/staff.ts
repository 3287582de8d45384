import type { StaffMember } from '@daily-nest/content/types';

/** Who writes: your people first, then the byline of the network's health pages, which every title shows. */
export const staff: StaffMember[] = [
  {
    id: 'newsroom',
    name: 'The newsroom of My Title',
    role: 'Editors',
    bio: 'Pieces that several of us have written and checked together carry this name.',
    covers: ['News', 'Family life'],
    fictional: false,
  },
  {
    id: 'network',
    name: 'The network’s newsroom',
    role: 'Health pages',
    bio: 'These pages come with the open-source software of this magazine, and several titles show them. Each names its sources; no professional has reviewed them.',
    covers: ['Sleep', 'Health', 'Nutrition'],
    fictional: false,
    ofNetwork: true,
  },
];
