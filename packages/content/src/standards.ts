import type { Legal } from './types.ts';

/**
 * The text of /standards: how the magazine works, so that readers can check it. It describes the default
 * edition; a newsroom that takes over the site writes its own.
 */
export const standards: Legal = {
  title: 'Our Standards',
  description:
    'How we choose, check and correct what we publish, what was made with machines, and who pays for it.',
  updated: '2026-11-25',
  intro:
    'A parent who acts on a page at three in the morning should be able to see where its advice comes from. These are the rules we work by; where a page of ours breaks one, tell us.',
  sections: [
    {
      id: 'choosing',
      heading: 'How we choose',
      paragraphs: [
        'We write about what parents of children from before birth to the teens have to decide: sleep, food, health, school, money, screens, and how to stay kind on little rest. No company, agency or advertiser chooses a subject, sees a text before it is published, or pays for one.',
      ],
    },
    {
      id: 'checking',
      heading: 'How we check',
      paragraphs: [
        'Every article names its sources at its end. For health we go by the bodies that write the guidance: the American Academy of Pediatrics, the CDC, the WHO, the NIH, the FDA, the American Heart Association and Poison Control. For law and money we go by the statute or the agency that applies it.',
        'At the top of a piece on health, “Checked against” names the institutions whose page was read for it and the month; where their advice was read in the report of another, it says whose. A piece without the line names its sources at its end, and claims no more.',
        'Where two of them part, or where advice has lately changed, the text says whose advice it gives and on which day we last read it. Where a guideline itself is not public, we go by what its makers publish about it.',
        'In an emergency the cautious version stands, even where experts would wait: call 911 first, and be told that it was nothing.',
      ],
    },
    {
      id: 'people',
      heading: 'Who writes, and who does not review',
      paragraphs: [
        'The writers and the parents of this edition are invented, and wherever such a name stands a note says so. For as long as that is so, search engines are told that the magazine is the author. No professional has reviewed these texts, and none is said to have. Nothing is reported as something that an invented person lived through. Whoever is quoted in the Expert Corner is real, and each quotation leads to the page it stands on.',
        'A newsroom that publishes with this software puts real people in their place, and the notes go. Where it has a reviewer, the piece gives the name, the credential and the entry in a public register.',
      ],
    },
    {
      id: 'machines',
      heading: 'Text and pictures made with machines',
      paragraphs: [
        'The texts of this edition were drafted with a language model from the sources they name; a piece on health says at its top which of them were read again. The pictures are cut-paper scenes composed in code, shape by shape; they show nobody who lives, and none pretends to be a photograph.',
      ],
    },
    {
      id: 'corrections',
      heading: 'How we correct',
      paragraphs: [
        'When a fact was wrong, we mend it, say on the page on which day and what stood there before, and list it with all others on the page of corrections. Better words and commas are mended without a note. Nothing that was wrong is taken away in silence.',
        'If you find a mistake, write to us through the contact page. Anything that touches safety is looked at first.',
      ],
    },
    {
      id: 'news',
      heading: 'News from other papers',
      paragraphs: [
        'The walls of headlines on our section pages come from the public feeds of the outlets they name. We choose the outlets and not the headlines; each links to the paper that wrote it.',
      ],
    },
    {
      id: 'advertising',
      heading: 'Advertising and money',
      paragraphs: [
        'Advertising stands in labeled boxes and looks like nothing else on the page. We publish no paid articles and no links that pay us; the links to a bookstore on the page of books earn us nothing.',
      ],
    },
    {
      id: 'privacy',
      heading: 'Your privacy',
      paragraphs: [
        'We set no cookies, run no analytics and ask for no account. The privacy policy lists everything that is kept or sent, completely.',
      ],
    },
  ],
};
