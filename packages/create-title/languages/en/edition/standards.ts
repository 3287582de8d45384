import { standards as network } from '@daily-nest/content/standards';
import type { Legal } from '@daily-nest/content/types';

/** What the network says only of its own edition. */
const own: Record<string, readonly string[]> = {
  people: [
    'Whoever signs a piece answers for it. Where a professional has reviewed one, the piece says who and on which day; where it does not say so, nobody has.',
    'The health pages come with the software of this magazine and are signed by the network’s newsroom. No professional has reviewed them. The parents of the community stories are invented, and a note says so.',
  ],
  machines: [
    'What comes with the software was drafted with a language model from the sources it names: health pages, urgent sheets, tips and answers. The cut-paper scenes are composed in code, shape by shape; none pretends to be a photograph.',
  ],
};

/** The text of /standards. */
export const standards: Legal = {
  ...network,
  sections: network.sections.map((section) => ({
    ...section,
    paragraphs: [...(own[section.id] ?? section.paragraphs)],
  })),
};
