import type { StaffMember } from './types.ts';

/**
 * The masthead: the authors of articles. The default edition's people are invented, and /about says so; a
 * newsroom that takes over the site replaces them with its own and sets `fictional` to false.
 */
export const staff: StaffMember[] = [
  {
    id: 'maya-okafor',
    name: 'Maya Okafor',
    role: 'Editor',
    bio: 'Maya edits the magazine and writes about the years between the first step and the first day of school, and about what comes after them.',
    covers: ['Growing up', 'Milestones', 'Screening', 'Puberty'],
    fictional: true,
  },
  {
    id: 'daniel-reyes',
    name: 'Daniel Reyes',
    role: 'Health and safety reporter',
    bio: 'Daniel covers fevers, car seats, vaccines and everything else that sends parents to a search box at night. He links the guideline, not the rumor.',
    covers: ['First aid', 'Fevers', 'Vaccines', 'Car seats', 'Water'],
    fictional: true,
  },
  {
    id: 'leila-haddad',
    name: 'Leila Haddad',
    role: 'Behavior writer',
    bio: 'Leila writes about tantrums, siblings, limits and the long work of staying calm.',
    covers: ['Tantrums', 'Siblings', 'Praise', 'Hard questions'],
    fictional: true,
  },
  {
    id: 'priya-raman',
    name: 'Priya Raman',
    role: 'Education writer',
    bio: 'Priya follows how children learn to read, count, ask and argue, in classrooms and at kitchen tables.',
    covers: ['School', 'Reading', 'Numbers', 'Plans and paperwork'],
    fictional: true,
  },
  {
    id: 'tom-halvorsen',
    name: 'Tom Halvorsen',
    role: 'Food editor',
    bio: 'Tom writes about first foods, full lunchboxes and empty ones, and about small critics who have never been paid to be polite.',
    covers: ['First foods', 'Allergens', 'Picky eating', 'Lunchboxes'],
    fictional: true,
  },
  {
    id: 'marcus-bell',
    name: 'Marcus Bell',
    role: 'Family life columnist',
    bio: 'Marcus writes about money, chores, grandparents, moving house and the other things that families talk about after bedtime.',
    covers: ['Money', 'Chores', 'Moving', 'Grandparents', 'Phones'],
    fictional: true,
  },
  {
    id: 'grace-lindqvist',
    name: 'Grace Lindqvist',
    role: 'Wellness editor',
    bio: 'Grace runs the health and wellness pages: sleep, first floors to lie on, and the moods of the weeks after a birth.',
    covers: ['Sleep', 'Tummy time', 'Moods after birth'],
    fictional: true,
  },
];
