import type { Program } from './types.ts';

/** The four community programs of /community-stories. A reader could start each of them at home. */
export const programs: Program[] = [
  {
    id: 'parent-circles',
    title: 'Parent Circles',
    description:
      'Six to ten parents of children the same age, one kitchen table, no experts. A circle meets for eight weeks with a short reading each time, and may go on meeting after that.',
    schedule: 'Weekly, 90 minutes, in the evening',
    audience: 'Parents and caregivers of children under six',
    section: 'family',
  },
  {
    id: 'story-swap',
    title: 'Story Swap',
    description:
      'Families bring the books their children have outgrown and take home the ones they have not met yet. Older children read aloud to younger ones in the corner with the cushions.',
    schedule: 'First Saturday of the month, morning',
    audience: 'All ages; bring a book or bring nothing',
    section: 'learning',
  },
  {
    id: 'walking-school-bus',
    title: 'Walking School Bus',
    description:
      'A route, a timetable, two adults and as many children as live along the way. Before the first morning, walk the route together, agree on the crossing rules, and settle what happens in the rain.',
    schedule: 'School mornings',
    audience: 'Elementary school children and the adults of their street',
    section: 'lifestyle',
  },
  {
    id: 'new-baby-meals',
    title: 'Meals for New Families',
    description:
      'Neighbors cook for a household in its first six weeks with a baby: food that can be eaten with one hand, left at the door, with no visit expected and no dish to return.',
    schedule: 'Three dinners a week for six weeks',
    audience: 'Families with a newborn or a newly placed child',
    section: 'food',
  },
];
