/** What the desk shows in its pictures: pieces that a magazine could have in work, and numbers that it could have. */

const empty = {
  title: '',
  description: '',
  body: '',
  slug: '',
  author: '',
  topics: [] as string[],
  ages: [] as string[],
  series: '',
  part: null,
  pulled: [] as string[],
  sources: [] as object[],
  shortKeywords: '',
  longKeywords: '',
  image: '',
  imageAlt: '',
  video: '',
};

type Fields = typeof empty;

/** The piece that is open. */
export const rain: Fields = {
  ...empty,
  title: 'Walking to School in the Rain',
  description:
    'Four umbrellas, a rope with knots and a grown-up in a yellow vest: how one street stopped driving the last half mile.',
  slug: 'walking-to-school-in-the-rain',
  author: 'Edda Larsen',
  body: `It began with a puddle. On a wet morning last fall, three families on Alder Street drove the same half mile and met in the same line of cars. The fourth one walked, and was first.

# A rope with knots

Each child holds a knot. The small ones walk in front, where they set the pace, and the grown-up in the yellow vest goes last. Nobody has to be told to keep up, and nobody is left at a corner.

# What hangs by the door

Boots, a coat with a hood, and a dry pair of socks in the bag. Umbrellas are for fun: a hood leaves both hands free, and a child under an umbrella sees no cars.

# Who walks when

The list on the fridge has five names and five days. If it is your day and you are sick, you trade by seven.`,
  topics: ['local-news', 'lifestyle'],
  ages: ['3-to-6', '6-to-12'],
  pulled: ['Each child holds a knot.'],
  sources: [
    {
      title: 'National Highway Traffic Safety Administration: Child Safety',
      url: 'https://www.nhtsa.gov/pedestrian-safety/child-safety',
      read: '2026-11-24',
      through: '',
    },
  ],
};

/** Whose a piece is, and how many minutes ago it was changed. */
export interface Sample {
  fields: Fields;
  writer: string;
  ago: number;
  state?: 'published' | 'changed' | 'planned' | 'withdrawn';
}

const short = (title: string, deck: string): Fields => ({
  ...empty,
  title,
  description: deck,
  body: deck,
  slug: title.toLowerCase().replaceAll(/\W+/g, '-'),
  author: 'The Daily Nest',
});

export const samples: Sample[] = [
  { fields: rain, writer: 'Edda Larsen', ago: 4 },
  {
    fields: short('The Soup That Everybody Eats', 'Carrots, a potato, and noodles shaped like stars.'),
    writer: 'Ruth Abara',
    ago: 52,
    state: 'planned',
  },
  {
    fields: short(
      'A Bench for Two Grandfathers',
      'They share a garden, a watering can and five grandchildren.',
    ),
    writer: 'Edda Larsen',
    ago: 191,
    state: 'changed',
  },
  {
    fields: short(
      'What the Tooth Fairy Pays on Our Street',
      'A quarter here, two dollars around the corner.',
    ),
    writer: 'Jonas Wren',
    ago: 340,
  },
  {
    fields: short('Mittens on a String', 'A string through both sleeves, and none is lost before March.'),
    writer: 'Ruth Abara',
    ago: 1_560,
    state: 'published',
  },
  {
    fields: short('The Sledding Hill on Third Street', 'The best hill in town is behind the fire station.'),
    writer: 'Jonas Wren',
    ago: 4_680,
    state: 'withdrawn',
  },
];

const dayMs = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

const pages = [
  ['/', null, 9_840],
  ['/blog/thanksgiving-with-a-toddler-at-the-table', 'Thanksgiving with a toddler at the table', 4_212],
  ['/articles/cold-croup-or-rsv-watch-the-breathing', 'Cold, Croup or RSV? Watch the Breathing', 3_968],
  ['/blog/the-dog-under-the-high-chair', 'The dog under the high chair', 2_731],
  ['/articles/lunchboxes-that-come-home-empty', 'Lunchboxes That Come Home Empty', 1_954],
  ['/blog/mittens-on-a-string', 'Mittens on a String', 688],
] as const;
const week = [1.3, 0.94, 0.9, 0.88, 0.93, 1.02, 1.22];

/** Weeks with busy weekends, and more before a holiday. */
export const readers = () => ({
  domain: 'thedailynest.example',
  domains: ['thedailynest.example'],
  days: Array.from({ length: 28 }, (_, place) => {
    const day = dayBefore(27 - place);
    const rises = place > 18 ? (place - 18) * 38 : 0;
    const times = 760 * week[new Date(day).getUTCDay()]! + ((place * 37) % 71) + rises;
    return { day, times: Math.round(times) };
  }),
  pages: pages.map(([path, title, times]) => ({ path, title, times })),
  searches: [
    { query: 'snow day rules', asked: 46, days: 9, lastDay: dayBefore(0) },
    { query: 'left-handed scissors', asked: 18, days: 6, lastDay: dayBefore(2) },
  ],
  failed: [
    {
      path: '/articles/halloween-without-tears',
      source: '/blog/how-to-plan-a-street-party',
      times: 23,
      days: 8,
      lastDay: dayBefore(0),
    },
  ],
});

/** The next Sunday at this hour of UTC. */
function nextSunday(hour: number): string {
  const day = new Date(Date.now() + dayMs);
  day.setUTCDate(day.getUTCDate() + ((7 - day.getUTCDay()) % 7));
  day.setUTCHours(hour, 0, 0, 0);
  return day.toISOString();
}

const lastWeek = (days: number) => new Date(Date.parse(nextSunday(19)) - days * dayMs).toISOString();

/** A weekly letter that is due, an urgent one that is not sent yet, and what became of the last ones. */
export const letters = () => ({
  isOn: true,
  readers: { weekly: 1_284, breaking: 962 },
  isAway: false,
  weekly: {
    week: '2026-W48',
    at: nextSunday(19),
    held: null,
    subject: 'Walking to school in the rain, and six more',
  },
  urgent: [
    {
      id: 'swing',
      news: { title: 'A swing is recalled: stop using it today', link: '/urgent', body: [] },
      askedBy: 'Jonas Wren',
      askedAt: new Date(Date.now() - 12 * 60_000).toISOString(),
      isOwn: false,
      end: null,
      endedBy: null,
      endedAt: null,
    },
  ],
  needsSecond: true,
  sent: [
    ['weekly', 'A toddler at the Thanksgiving table, and six more', 7, 1_271, 3],
    ['breaking', 'Boil tap water east of the river until Tuesday', 12, 958, 1],
    ['weekly', 'Croup at night: what cold air does, and five more', 14, 1_249, 2],
  ].map(([list, subject, days, sent, failed], place) => ({
    id: String(place),
    list,
    subject,
    at: lastWeek(Number(days)),
    waiting: 0,
    sent,
    failed,
    uncertain: 0,
  })),
});

/** When the planned piece is due, on the clocks of the title. */
export const plannedAt = () => `${nextSunday(12).slice(0, 10)}T07:00`;

/** What is placed on the front page. */
export const places = () => ({
  lead: { href: '/blog/thanksgiving-with-a-toddler-at-the-table', until: nextSunday(23) },
  second: { href: '/blog/the-dog-under-the-high-chair' },
});
