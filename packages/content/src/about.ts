import { invented } from './people.ts';
import type { CoreValue } from './types.ts';

/** The year in which the magazine began; undefined where nobody says so. */
export const founded: number | undefined = 2020;

/** The texts of /about. The two partner links and the support link are the owner's and come from the brand package. */
export const about = {
  title: 'About Us',
  lead: 'News and advice for families, written the way you would want it at three in the morning: short, kind and correct.',
  image: '/pictures/a-nest-of-houses.jpg',
  imageAlt:
    'A cut-paper scene: three small houses with lit windows stand in a nest on a branch, and two red birds look on',
  mission: {
    title: 'Our Mission',
    pulled:
      'Parents do not lack advice. They lack advice that says where it comes from, fits on a phone, and leaves out the fear.',
    paragraphs: [
      'We read the guidelines, the studies and the fine print, and we write down what they mean on an ordinary Tuesday.',
      'We believe that families come in every shape, that most parents are doing better than they think, and that a good answer is one you can use before the pasta boils over.',
    ],
  },
  story: {
    title: 'Our Story',
    paragraphs: [
      'When schools closed in the spring of 2020 and grandparents moved into telephones, parents had more questions at night than any nurse line could answer. What they needed was one place that is free to read, says where each answer comes from, and lets a tired person find it.',
      'What you are reading is the edition that comes with the software of this magazine, which is open source. Its articles, tips and answers were written for it. A newsroom that takes the site over will tell its own story here. One rule will do for both: check it, say where you got it, and be nice.',
    ],
  },
  standards: {
    title: 'How We Work',
    paragraphs: [
      'Every article names its sources, and where advice has lately changed, we say whose it is and as of when. If you find a mistake, write to us. Advertising and sponsored tiles are labeled and have no say in what we write. Nothing here replaces your own doctor, who knows your child.',
    ],
  },
  people: {
    title: 'The People in This Edition',
    note: Object.values(invented).flat().includes(true)
      ? 'This is the default edition of an open-source magazine. The names on its masthead and the readers in its community stories are invented, and nobody among them has reviewed anything. The sources are real, and so is everybody quoted in the Expert Corner. A newsroom that takes this site over puts its own people here.'
      : undefined,
  },
};

/** The six core values of /about. */
export const coreValues: CoreValue[] = [
  {
    id: 'evidence',
    title: 'Evidence first',
    description:
      'We start from what is known, link to it, and say so when the honest answer is that nobody knows yet.',
  },
  {
    id: 'kindness',
    title: 'Kindness without sugar',
    description:
      'No blame, no panic, no perfect families. We write to you as a friend would who happens to have read the study.',
  },
  {
    id: 'every-family',
    title: 'Every family',
    description:
      'One parent or four, by birth, adoption or foster care, in any home and any language: you are who we mean.',
  },
  {
    id: 'privacy',
    title: 'Privacy by default',
    description:
      'You can read everything without an account, and what you read is nobody’s business, ours included.',
  },
  {
    id: 'independence',
    title: 'Independence',
    description: 'Sponsors can buy a labeled space. They cannot buy a sentence, a headline or our silence.',
  },
  {
    id: 'community',
    title: 'Community',
    description:
      'The best idea for your Tuesday is often three doors away. We write down what neighbors can begin together, and what to bring.',
  },
];
