import type { PartnerDocument } from './types.ts';

/** The documents of /partners. `key` finds the owner's file id in the brand package. */
export const partnerDocuments: PartnerDocument[] = [
  {
    key: 'partnership-document-1',
    title: 'Partnership Document 1',
    description:
      'Who we are and who reads us: the magazine, its sections, its readers and the standards that every story is held to.',
  },
  {
    key: 'partnership-document-2',
    title: 'Partnership Document 2',
    description:
      'How we work together: sponsored tiles, banner slots and events, how each of them is labeled, and what we never sell.',
  },
  {
    key: 'partnership-document-3',
    title: 'Partnership Document 3',
    description:
      'Practical matters: formats and sizes, deadlines, contacts, and the form of agreement that both sides sign.',
  },
];

/** The three tiles of 'Partnership Opportunities'. */
export const partnershipOpportunities = [
  {
    id: 'content',
    title: 'Content Partnership',
    description:
      'Write with us. A clinic, a museum, a school or a newsroom can say here what it knows, under its own name and after our edit.',
  },
  {
    id: 'community',
    title: 'Community Partnership',
    description:
      'Host with us. Story swaps, parent circles and walking school buses need rooms, routes and people who unlock doors.',
  },
  {
    id: 'resource',
    title: 'Resource Partnership',
    description:
      'Give with us. Books, car seats, meals and translation reach families faster through organizations they already trust.',
  },
];
