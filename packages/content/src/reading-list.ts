import type { AgeShelf } from './types.ts';

/** A search of the libraries of the world for a title and its author. */
function librarySearch(words: string): string {
  return `https://search.worldcat.org/search?${new URLSearchParams({ q: words })}`;
}

type Entry = readonly [
  title: string,
  author: string,
  illustrator: string | undefined,
  year: number,
  why: string,
];

/**
 * Thirty books for children, by age, of the many that could be here. All are real, and by people
 * who have nothing to do with the magazine. Titles, names and years are those of the first edition; prizes are those of the
 * American Library Association's lists.
 */
const shelves: readonly (readonly [id: string, age: string, entries: readonly Entry[]])[] = [
  [
    'up-to-one',
    'Up to 1',
    [
      [
        'Goodnight Moon',
        'Margaret Wise Brown',
        'Clement Hurd',
        1947,
        'The room gets darker with every page and the clock moves on, so a grown-up who reads slowly is half asleep by the end.',
      ],
      [
        'Black on White',
        'Tana Hoban',
        undefined,
        1993,
        'A bib, a leaf and an elephant in plain black shapes, and no words at all: strong contrast is what new eyes find first.',
      ],
      [
        'Peek-a Who?',
        'Nina Laden',
        undefined,
        2000,
        'A hole in each page, a rhyme behind it, and a mirror at the end for the answer that matters most.',
      ],
      [
        'Ten Little Fingers and Ten Little Toes',
        'Mem Fox',
        'Helen Oxenbury',
        2008,
        'Babies from everywhere, one refrain, and toes to count on the listener.',
      ],
    ],
  ],
  [
    'one-to-three',
    '1 to 3',
    [
      [
        'The Very Hungry Caterpillar',
        'Eric Carle',
        undefined,
        1969,
        'Days of the week, numbers and a surprise, with holes that fit a finger.',
      ],
      [
        'Where’s Spot?',
        'Eric Hill',
        undefined,
        1980,
        'A flap on each page for a child who cannot sit still and likes to shout no.',
      ],
      [
        'Freight Train',
        'Donald Crews',
        undefined,
        1978,
        'Colors that begin to run together as the train picks up speed. A Caldecott Honor book.',
      ],
      [
        '“More More More,” Said the Baby',
        'Vera B. Williams',
        undefined,
        1990,
        'Three short love stories, with a father, a grandmother and a mother. A Caldecott Honor book.',
      ],
      [
        'Moo, Baa, La La La!',
        'Sandra Boynton',
        undefined,
        1982,
        'Animal noises that count as words, and three pigs who get theirs wrong.',
      ],
    ],
  ],
  [
    'three-to-five',
    '3 to 5',
    [
      [
        'The Snowy Day',
        'Ezra Jack Keats',
        undefined,
        1962,
        'Peter, a red snowsuit and a snowball in a pocket, all of it cut out of paper and cloth. Caldecott Medal.',
      ],
      [
        'Where the Wild Things Are',
        'Maurice Sendak',
        undefined,
        1963,
        'Rage, a journey, and a meal that is still hot at the end. Nobody has put a tantrum better. Caldecott Medal.',
      ],
      [
        'We’re Going on a Bear Hunt',
        'Michael Rosen',
        'Helen Oxenbury',
        1989,
        'To be read on your feet: over, under, and back home very fast.',
      ],
      [
        'Not a Box',
        'Antoinette Portis',
        undefined,
        2006,
        'A rabbit, a carton and an adult who keeps asking the wrong question.',
      ],
      [
        'Thank You, Omu!',
        'Oge Mora',
        undefined,
        2018,
        'A woman gives away her whole pot of stew, a bowl at a time. A Caldecott Honor book.',
      ],
    ],
  ],
  [
    'five-to-seven',
    '5 to 7',
    [
      [
        'Frog and Toad Are Friends',
        'Arnold Lobel',
        undefined,
        1970,
        'Five stories with short words and long thoughts, for the first book that a child reads alone.',
      ],
      [
        'Last Stop on Market Street',
        'Matt de la Peña',
        'Christian Robinson',
        2015,
        'A boy asks why they have no car, and his grandmother answers with what there is to see. Newbery Medal.',
      ],
      [
        'Watercress',
        'Andrea Wang',
        'Jason Chin',
        2021,
        'Dinner from a roadside ditch, shame, and the story behind it. Caldecott Medal.',
      ],
      [
        'Alma and How She Got Her Name',
        'Juana Martinez-Neal',
        undefined,
        2018,
        'A girl with six names asks for the reason of each. Read it, then tell your child theirs. A Caldecott Honor book.',
      ],
      [
        'Dory Fantasmagory',
        'Abby Hanlon',
        undefined,
        2014,
        'The youngest of three, who will not stop being a monster. For the step from pictures to chapters.',
      ],
    ],
  ],
  [
    'seven-to-nine',
    '7 to 9',
    [
      [
        'Charlotte’s Web',
        'E. B. White',
        'Garth Williams',
        1952,
        'A friendship that ends as all do, in sentences worth reading aloud twice. A Newbery Honor book.',
      ],
      [
        'Ramona Quimby, Age 8',
        'Beverly Cleary',
        'Alan Tiegreen',
        1981,
        'An egg that turns out to be raw, a father who goes back to college, and third grade from the inside. A Newbery Honor book.',
      ],
      [
        'The Wild Robot',
        'Peter Brown',
        undefined,
        2016,
        'Eighty very short chapters about a machine that becomes a mother. One more is always possible.',
      ],
      [
        'El Deafo',
        'Cece Bell',
        undefined,
        2014,
        'A comic about growing up with a hearing aid that is worn on the chest, and about finding a friend. A Newbery Honor book.',
      ],
    ],
  ],
  [
    'nine-to-twelve',
    '9 to 12',
    [
      [
        'Holes',
        'Louis Sachar',
        undefined,
        1998,
        'Everything in it turns out to matter, down to the onions. Newbery Medal.',
      ],
      [
        'Brown Girl Dreaming',
        'Jacqueline Woodson',
        undefined,
        2014,
        'A childhood between South Carolina and Brooklyn, in poems of a page or two. A Newbery Honor book.',
      ],
      [
        'New Kid',
        'Jerry Craft',
        undefined,
        2019,
        'A new school, drawn by the boy who is one of few Black students there. The first comic to win the Newbery Medal.',
      ],
      [
        'When Stars Are Scattered',
        'Victoria Jamieson and Omar Mohamed',
        undefined,
        2020,
        'Two brothers in a refugee camp in Kenya, told by the elder of them. A comic, and true.',
      ],
    ],
  ],
  [
    'thirteen-and-up',
    '13 and up',
    [
      [
        'American Born Chinese',
        'Gene Luen Yang',
        undefined,
        2006,
        'Three stories that become one, about the price of fitting in. Printz Award.',
      ],
      [
        'The Book Thief',
        'Markus Zusak',
        undefined,
        2005,
        'Germany in the war, with Death as the one who tells it and a girl who steals books. A Printz Honor book.',
      ],
      [
        'Long Way Down',
        'Jason Reynolds',
        undefined,
        2017,
        'Sixty seconds in an elevator with a gun, in verse. For readers who say that they do not read; talk about it afterward.',
      ],
    ],
  ],
];

/** The children's reading list of /books, by age. */
export const readingList: AgeShelf[] = shelves.map(([id, age, entries]) => ({
  id,
  age,
  books: entries.map(([title, author, illustrator, year, why]) => ({
    title,
    author,
    ...(illustrator && { illustrator }),
    year,
    why,
    link: librarySearch(`${title.replaceAll(/[“”,]/g, '')} ${author}`),
  })),
}));

/** What stands above it. */
export const readingListIntro =
  'Thirty books that a child can grow up with, by age, and why. We chose them; nobody paid for a place, and nobody here wrote one. Each title leads to a search of libraries, because the best price for a picture book is a card.';
