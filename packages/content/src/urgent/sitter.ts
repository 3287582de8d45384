import type { SheetOf } from './types.ts';

/** What a sitter needs to know, in the order in which it is needed. Filled in by hand. */
export const sitter: SheetOf<'fields'> = {
  slug: 'sitter',
  title: 'Sitter’s sheet',
  kind: 'fields',
  intro:
    'Fill it in once, in pencil, and leave it beside the phone. Go through it together before the first evening.',
  questions: ['what to leave for the babysitter', 'emergency numbers for a sitter'],
  groups: [
    {
      title: 'Where you are',
      fields: [
        { label: 'This address, floor, door code', lines: 2 },
        { label: 'Nearest cross street' },
        { label: 'Wi-Fi, fuse box, water valve' },
      ],
    },
    {
      title: 'Whom to call',
      fields: [
        { label: 'Parent' },
        { label: 'Parent' },
        { label: 'Neighbor who can be here in two minutes' },
        { label: 'Doctor, and the night line' },
        { label: 'Hospital with a children’s emergency room' },
      ],
    },
    {
      title: 'The children',
      fields: [
        { label: 'Names, birthdays, weights', lines: 2 },
        { label: 'Allergies, and where the epinephrine is' },
        { label: 'Medicines tonight: what, how much, when' },
        { label: 'May not eat' },
      ],
    },
    {
      title: 'The evening',
      fields: [
        { label: 'Dinner, screens, bath' },
        { label: 'Bedtime, and what helps', lines: 2 },
        { label: 'We are back by' },
      ],
    },
  ],
  rules: [
    'Call {emergency} first, then us: trouble breathing, blue lips, hard to wake, a seizure, choking, a bad fall, fire.',
    'Swallowed something? {poison}, at once, even if all seems well.',
    'Babies sleep on the back, in their own empty crib. Nobody opens the door to strangers. Never shake a baby: lay them down, step out, call us.',
  ],
};
