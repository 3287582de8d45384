import type { FreeThing } from './types.ts';

const imls = {
  title: 'Institute of Museum and Library Services',
  url: 'https://www.imls.gov/search-compare',
};

/**
 * What a family can do for nothing in most of the United States: kinds, not dates, because no list of
 * ours could know what your branch does on Saturday. Each has the institution behind it, whose page finds
 * the nearest one. The first that fits a weekday is offered first.
 */
export const freeThings: FreeThing[] = [
  {
    id: 'story-time',
    title: 'Story time at the library',
    text: 'Public libraries read aloud to babies, toddlers and preschoolers, often on a weekday morning and often without a card. Find your branch, then its calendar.',
    staffed: true,
    weekdays: [2, 3, 4],
    source: imls,
    picture: '/pictures/reading-aloud-to-a-wriggling-child.jpg',
  },
  {
    id: 'museum-pass',
    title: 'A museum pass, borrowed',
    text: 'Many libraries lend passes that let a whole family into a museum or a zoo. New York’s is called Culture Pass; ask at your own desk what yours is called.',
    staffed: true,
    weekdays: [4, 5, 6],
    source: { title: 'Culture Pass', url: 'https://www.culturepass.nyc/' },
    picture: '/pictures/posts/forty-five-minutes-in-a-museum.jpg',
  },
  {
    id: 'junior-ranger',
    title: 'A Junior Ranger badge',
    text: 'Most national park sites never charge for admission. At the desk, ask for the Junior Ranger booklet: a few pages filled in, an oath, and a badge. The Park Service lists the free days of the others, which since 2026 are for citizens and residents of the United States only.',
    staffed: true,
    weekdays: [6, 0],
    source: {
      title: 'National Park Service',
      url: 'https://www.nps.gov/planyourvisit/fee-free-parks.htm',
    },
    picture: '/pictures/crawling-cruising-walking.jpg',
  },
  {
    id: 'night-sky',
    title: 'A look through a telescope',
    text: 'On clear evenings amateur astronomers set up telescopes for whoever walks by. NASA’s network lists the clubs near a ZIP code and their next nights.',
    weekdays: [5, 6],
    source: { title: 'NASA Night Sky Network', url: 'https://nightsky.jpl.nasa.gov/' },
  },
  {
    id: 'museums-for-all',
    title: 'Museums for All',
    text: 'Whoever gets SNAP shows the EBT card at the ticket desk and pays nothing, or at most three dollars a person, for up to four people. Children’s museums, science centers, zoos and gardens take part.',
    staffed: true,
    weekdays: [0, 6, 2],
    source: { title: 'Museums for All', url: 'https://museums4all.org/' },
  },
  {
    id: 'blue-star-museums',
    title: 'Blue Star Museums',
    text: 'From Armed Forces Day in May to Labor Day, museums in every state admit families of those on active duty free of charge.',
    staffed: true,
    weekdays: [6, 0],
    months: [6, 7, 8],
    source: {
      title: 'National Endowment for the Arts',
      url: 'https://www.arts.gov/initiatives/blue-star-museums',
    },
  },
  {
    id: 'smithsonian',
    title: 'The Smithsonian',
    text: 'Its museums in Washington and the National Zoo cost nothing and close on one day of the year, December 25. The zoo asks for an entry pass, which is free, too.',
    staffed: true,
    weekdays: [0, 6],
    source: { title: 'Smithsonian Institution', url: 'https://www.si.edu/visit' },
  },
  {
    id: 'forest',
    title: 'The nearest woods',
    text: 'A map of forests and parks by ZIP code, with what to look for once you are in one. Boots, a snack, no plan.',
    weekdays: [0, 6],
    source: { title: 'U.S. Forest Service: Discover the Forest', url: 'https://discovertheforest.org/' },
  },
  {
    id: 'every-kid-outdoors',
    title: 'A fourth grader’s pass',
    text: 'A child in fourth grade gets a pass that brings everybody in the car into national parks, forests and refuges for a school year. Print the voucher at home.',
    weekdays: [5, 6],
    source: { title: 'Every Kid Outdoors', url: 'https://everykidoutdoors.gov/' },
  },
  {
    id: 'farmers-market',
    title: 'The farmers market',
    text: 'Looking is free: a list of names for squash, a count of dogs, one apple to share. The directory finds markets by ZIP code, and says which take SNAP.',
    weekdays: [6, 3],
    months: [5, 6, 7, 8, 9, 10],
    source: {
      title: 'U.S. Department of Agriculture: Local Food Directories',
      url: 'https://www.usdalocalfoodportal.com/',
    },
  },
  {
    id: 'library-evening',
    title: 'The library after dinner',
    text: 'Many branches stay open late on an evening or two: a homework table, a printer, another family with nowhere to be.',
    staffed: true,
    weekdays: [3, 1, 4],
    source: imls,
    picture: '/pictures/posts/a-library-card-in-its-first-year.jpg',
  },
  {
    id: 'space-place',
    title: 'Space, explained',
    text: 'Games, crafts and plain answers about planets and telescopes, in English and in Spanish, without advertising.',
    weekdays: [4, 1],
    source: { title: 'NASA Space Place', url: 'https://spaceplace.nasa.gov/' },
  },
  {
    id: 'book-box',
    title: 'A book from a box on a post',
    text: 'Take one, leave one, any hour. The map shows the little libraries within a walk, and a walk with an errand is the better walk.',
    weekdays: [1, 2],
    source: { title: 'Little Free Library', url: 'https://littlefreelibrary.org/map/' },
  },
  {
    id: 'merlin',
    title: 'Who is singing there?',
    text: 'An app that listens to a bird and says its name, free, from the people who study them. Ten minutes at a window are enough for a first list.',
    weekdays: [1, 3],
    source: { title: 'Cornell Lab of Ornithology: Merlin', url: 'https://merlin.allaboutbirds.org/' },
  },
  {
    id: 'storyline',
    title: 'An actor reads to you',
    text: 'Picture books read aloud on film by actors, for a wet afternoon or a parent without a voice. No account.',
    weekdays: [3, 1],
    source: { title: 'SAG-AFTRA Foundation: Storyline Online', url: 'https://storylineonline.net/' },
  },
  {
    id: 'imagination-library',
    title: 'A book in the mail, every month',
    text: 'From birth to five, in the places that take part, a child gets a picture book a month and keeps it. Sign up once, by ZIP code.',
    weekdays: [2, 4],
    source: { title: 'Dolly Parton’s Imagination Library', url: 'https://imaginationlibrary.com/' },
  },
  {
    id: 'seek',
    title: 'A walk with names in it',
    text: 'Hold the phone over a leaf, a beetle or a mushroom, and the app says what it may be. It was made for children: no account, no place recorded.',
    weekdays: [0, 4],
    source: { title: 'iNaturalist: Seek', url: 'https://www.inaturalist.org/pages/seek_app' },
  },
];
