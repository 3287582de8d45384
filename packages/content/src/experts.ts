import type { Expert } from './types.ts';

/**
 * The three professionals of the Expert Corner, who also review the wellness articles. The default edition's are invented,
 * and the page says so: what they say is common guidance, and a newsroom replaces them with people it has spoken to.
 */
export const experts: Expert[] = [
  {
    id: 'hannah-weiss',
    name: 'Dr. Hannah Weiss',
    role: 'Pediatrician',
    credentials: 'MD, FAAP',
    topic: 'When to call',
    quote:
      'No pediatrician has ever been annoyed by a call about a feverish six-week-old. With a baby under three months, a temperature of 100.4°F (38°C) is the whole reason you need. For an older child, watch the child more than the number: how they drink, breathe and respond to you.',
    bio: 'Hannah has worked in general pediatrics for eighteen years, most of them in a community clinic.',
    section: 'health',
    covers: ['Fevers', 'Sleep', 'When to call'],
    fictional: true,
  },
  {
    id: 'samuel-osei',
    name: 'Dr. Samuel Osei',
    role: 'Child psychologist',
    credentials: 'PhD, licensed psychologist',
    topic: 'Big feelings',
    quote:
      'Children borrow our calm long before they have their own. You do not need the perfect sentence in the middle of a tantrum. Get low, say less, keep everyone safe, and save the teaching for when the storm has passed. Repair counts for more than never slipping.',
    bio: 'Samuel works with children from two to twelve and with the adults who love them.',
    section: 'behavior',
    covers: ['Big feelings', 'Worry', 'Mood'],
    fictional: true,
  },
  {
    id: 'renata-flores',
    name: 'Renata Flores',
    role: 'Pediatric dietitian',
    credentials: 'MS, RDN',
    topic: 'Picky eating',
    quote:
      'Your job is what is on the table, when, and where. Your child’s job is whether to eat it and how much. A new food may need ten or fifteen calm appearances before a child will trust it, and licking a carrot is progress.',
    bio: 'Renata helps families of picky eaters, athletes and children with food allergies to enjoy dinner again.',
    section: 'food',
    covers: ['First foods', 'Picky eating', 'Iron and milk'],
    fictional: true,
  },
];

const advice = 'Ask your own pediatrician about your child.';

/** Stands under the Expert Corner; for as long as one of its people is invented, it says so. */
export const expertsNote = experts.some(({ fictional }) => fictional)
  ? `The professionals quoted here are invented for this edition; what they say is common guidance. ${advice}`
  : advice;
