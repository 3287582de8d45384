import type { PartnerDocument } from './types.ts';

/**
 * The documents of /partners. `key` finds the owner's file id in the brand package; `subject` and `image` are
 * on the cover.
 */
export const partnerDocuments: PartnerDocument[] = [
  {
    key: 'partnership-document-1',
    title: 'Partnership Document 1',
    subject: 'Media kit: the magazine and its readers',
    image: '/pictures/partners-media-kit.jpg',
    description:
      'The media kit. Who we are and who reads us: the magazine, its sections and readers, the formats and sizes of labeled spaces, deadlines, and the standards that every story is held to.',
  },
  {
    key: 'partnership-document-2',
    title: 'Partnership Document 2',
    subject: 'Content partnerships, and what is never for sale',
    image: '/pictures/partners-in-print.jpg',
    description:
      'How a content partnership works: who writes and who edits, how sponsored tiles and banner slots are labeled, what we never sell, and the form of agreement that both sides sign.',
  },
  {
    key: 'partnership-document-3',
    title: 'Partnership Document 3',
    subject: 'For libraries, clinics, schools and neighbors',
    image: '/pictures/partners-on-one-street.jpg',
    description:
      'Community and resource partnerships: what a library, a clinic or a school can host, print and hand on, what we bring, and whom to call when a room is free on Thursday.',
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

/** What a partner should know first; the whole of it is in the standards. */
export const partnersPromise = {
  title: 'What stays ours',
  text: 'No partner chooses a subject, sees a text before it is published, or pays for one. What is paid for carries a label.',
};
