import type { Story } from './types.ts';

/**
 * Whether the authors of the stories below are invented. A newsroom that replaces them with its own readers'
 * stories sets it to `false`, which removes the notes from the pages.
 */
export const tellersAreInvented: boolean = true;

/** The note above the stories of /community-stories, while that is true. */
export const storiesNote = tellersAreInvented
  ? 'These stories were written for this edition, and their tellers are invented.'
  : undefined;

/** The label above the title of each story, while that is true. */
export const storyKicker = tellersAreInvented ? 'Sample story' : undefined;

/** Day on which a story was last changed; the front page says how new it is. */
export const storiesChanged = '2026-11-26';

/** The featured stories of /community-stories, each in two paragraphs. */
export const stories: Story[] = [
  {
    id: 'story-the-porch-library',
    title: 'The Library on Our Porch',
    content: [
      'When our branch library closed for repairs, my daughter put eleven picture books in a laundry basket and set it on the porch with a sign that said BORROW. She was six and had no system. By the end of the week the basket held nineteen books, four of which we had never seen before, and a note from the man at number 40 asking whether anyone would like a train set.',
      'The branch opened again in the spring, and the basket stayed. It has a lid now, and a shelf that a neighbor built from an old door. I know more people on this street than I did in nine years of waving from the car. My daughter, who is eight, has appointed herself head librarian. There are no late fees, but she does write letters.',
    ],
    author: 'Elena M.',
    location: 'Dayton, Ohio',
    image: '/pictures/story-the-porch-library.jpg',
    imageAlt:
      'A basket of picture books on a porch step, with a child’s hand-painted sign and a street of houses behind it',
    section: 'community',
  },
  {
    id: 'story-night-shift-dinners',
    title: 'Breakfast Is Our Dinner',
    content: [
      'I work nights at the hospital, so for two years I read every article about family dinner with a knot in my stomach. I was asleep at six in the evening. Then a teacher asked my son to draw his family at the table, and he drew us at seven in the morning: me in my scrubs, him in his pajamas, pancakes as big as the plates, and the sun coming up in the window.',
      'So that is what we have. I come home, he sets out three plates, my mother makes the coffee, and we each say the best and the hardest part of yesterday. He tells people that we eat dinner before school. What the articles meant, I think, was the talking, and the sun does not seem to care which way it is going.',
    ],
    author: 'Denise W.',
    location: 'Memphis, Tennessee',
    image: '/pictures/story-night-shift-dinners.jpg',
    imageAlt: 'Three people share a stack of pancakes at a kitchen table while the sun rises in the window',
    section: 'food',
  },
  {
    id: 'story-two-grandfathers-one-garden',
    title: 'Two Grandfathers, One Garden',
    content: [
      'My father and my husband’s father share no language. One speaks Vietnamese and the other Portuguese, and at our wedding they mostly nodded. When our twins were born, both retired to the same apartment building, and both wanted the one sunny square of earth behind it. For a month they moved each other’s flowerpots at night.',
      'The twins settled it by planting a row of radishes straight through the middle. Somebody had to show them how deep. Then somebody had to show them how to water. Now there are tomatoes, cilantro, collard greens and a bench, and two old men who argue all day in two languages and understand each other perfectly. The girls translate when it is about the radishes.',
    ],
    author: 'Linh and Rafael C.',
    location: 'San Jose, California',
    image: '/pictures/story-two-grandfathers-one-garden.jpg',
    imageAlt: 'Two grandfathers and two small girls sit together along one row of radishes in a sunny garden',
    section: 'family',
  },
  {
    id: 'story-the-walking-bus',
    title: 'The Walking Bus on Maple Street',
    content: [
      'It began because I could not find my car keys. My son and I walked the mile to school, and on the way we collected the Hendersons, who were also late, and a girl called Tess whose dad was loading a baby into a stroller in the rain. We arrived wet and early. The next day the four of them were waiting on our steps.',
      'That was two years ago. There are twenty-three children now, a schedule with stops, a rope for the little ones to hold and a rotation of parents in yellow vests, so that each of us walks one morning in five. The crossing got its light because forty-six feet stood at it every day and waved. I found the keys in a rain boot that April.',
    ],
    author: 'Jordan P.',
    location: 'Burlington, Vermont',
    image: '/pictures/story-the-walking-bus.jpg',
    imageAlt:
      'A line of children holding a rope walks along a street of maple trees behind a grown-up in a yellow vest',
    section: 'lifestyle',
  },
  {
    id: 'story-learning-to-sign',
    title: 'The Whole Class Learned to Sign',
    content: [
      'Our son is deaf, and on his first day of kindergarten he came home and signed one sentence: nobody talks there. His teacher had learned the alphabet over the summer. She wrote to ask for ten words, any ten that he would want to hear. We sent: play, mine, funny, wait, again, dinosaur, sorry, friend, lunch and bathroom.',
      'By the winter the whole class had two hundred, and they had discovered that you can talk with your mouth full and across the playground. The cafeteria staff learned “more?” and “careful, hot”. At the spring concert they signed the second verse with no sound at all, twenty children and forty hands, and for once it was the hearing parents who leaned forward to follow.',
    ],
    author: 'Amara and Joel T.',
    location: 'Rochester, New York',
    image: '/pictures/story-learning-to-sign.jpg',
    imageAlt: 'A half circle of children raise their hands to sign together in front of a classroom window',
    section: 'learning',
  },
  {
    id: 'story-the-quiet-saturday',
    title: 'What We Did With a Quiet Saturday',
    content: [
      'After the divorce, every second Saturday was mine alone with the kids, and I filled those days like a cruise director: zoo, trampolines, movie, pizza. I was broke and everyone was in tears by four. Then my car broke down on a Friday. We had a refrigerator box, a flashlight and nothing planned, and I was ashamed to have so little to offer.',
      'They lived in that box until Sunday. They cut a mail slot and wrote me eleven letters. My son, who is ten and tells me nothing, told me a great deal through the slot in the dark. I still have the letters. The best one says: this is the best day because you did not have to drive. We keep one Saturday a month empty now, on purpose, and guard it like a holiday.',
    ],
    author: 'Chris A.',
    location: 'Tucson, Arizona',
    image: '/pictures/story-the-quiet-saturday.jpg',
    imageAlt:
      'A cardboard house with a mail slot glows from a flashlight inside, and a letter comes out of it',
    section: 'behavior',
  },
  {
    id: 'story-coach-grandma',
    title: 'Coach Grandma',
    content: [
      'The under-sevens had fourteen players and no coach, and the league was going to fold the team. My mother, who is seventy-one and had come to hold the orange slices, put down the bag and blew the whistle. She had never played soccer. She had, she pointed out, raised five children and run a school bus for thirty years.',
      'Her rules were: everyone plays, everyone learns one new name a week, and the team that laughs more wins. They lost most of their games and did not appear to know it. In the last match a boy who had hidden behind the goal all fall kicked the ball, in the right direction, on purpose. You would have thought it was the World Cup. She has signed up for next year. She is reading about the offside rule.',
    ],
    author: 'Patrice L.',
    location: 'Baton Rouge, Louisiana',
    image: '/pictures/story-coach-grandma.jpg',
    imageAlt: 'A grandmother with a whistle cheers as a very small player kicks a ball toward a goal',
    section: 'sports',
  },
];
