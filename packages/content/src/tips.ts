import { tipCategories, tipSections } from './sections.ts';
import type { Tip, TipCategory } from './types.ts';

/** A tip before its category has given it a section and a picture. */
type TipText = Pick<Tip, 'id' | 'title' | 'ages' | 'content' | 'link' | 'asOf'>;

const texts: Record<TipCategory, TipText[]> = {
  'Daily Routines': [
    {
      id: 'same-three-steps',
      title: 'Keep the same three steps',
      ages: ['1-to-3', '3-to-6', '6-to-12'],
      content:
        'Pick three things that always happen in the same order before you leave the house: shoes, coat, bag. Draw them on a card by the door. After two weeks the card does the nagging for you.',
      link: 'https://en.wikipedia.org/wiki/Habit',
    },
    {
      id: 'five-minute-warning',
      title: 'Warn before you change the channel',
      ages: ['1-to-3', '3-to-6'],
      content:
        'Children come out of play slowly, like swimmers out of water. Say what comes next five minutes ahead, and again at one minute: “Two more slides, then the stroller.” Then keep to it.',
      link: 'https://en.wikipedia.org/wiki/Attention',
    },
    {
      id: 'one-real-job',
      title: 'Give everyone one real job',
      ages: ['1-to-3', '3-to-6', '6-to-12'],
      content:
        'A two-year-old can carry napkins, a five-year-old can feed the cat, an eight-year-old can pack a lunch. A job that would be missed if nobody did it teaches more than a chart full of stickers.',
      link: 'https://en.wikipedia.org/wiki/Executive_functions',
    },
    {
      id: 'lay-out-tomorrow',
      title: 'Lay out tomorrow tonight',
      ages: ['3-to-6', '6-to-12'],
      content:
        'Let your child choose clothes before bed, when there is time to change a mind twice. Put them in a heap in the order they go on, socks included. The morning loses its longest argument.',
      link: 'https://en.wikipedia.org/wiki/Implementation_intention',
    },
  ],
  Communication: [
    {
      id: 'get-down-low',
      title: 'Get down low and say it once',
      ages: ['1-to-3', '3-to-6'],
      content:
        'Walk over, crouch, wait for eyes, and say the sentence quietly. A request from across the room is only noise. One from eye level usually does not need a second try.',
      link: 'https://en.wikipedia.org/wiki/Eye_contact',
    },
    {
      id: 'say-it-back',
      title: 'Say it back before you solve it',
      ages: ['1-to-3', '3-to-6', '6-to-12'],
      content:
        '“You wanted to press the button, and he pressed it.” Repeat the complaint in your own words before you offer a way out. Being understood comes first; half the time, nothing else is needed.',
      link: 'https://en.wikipedia.org/wiki/Active_listening',
    },
    {
      id: 'praise-what-they-did',
      title: 'Praise what they did',
      ages: ['1-to-3', '3-to-6', '6-to-12'],
      content:
        '“You tried three ways to fit that in” tells a child what to do again tomorrow. “You’re so clever” only tells them what they might stop being. Name the effort, the kindness or the plan.',
      link: 'https://en.wikipedia.org/wiki/Praise',
    },
  ],
  'Screen Time': [
    {
      id: 'screens-have-an-address',
      title: 'Give screens an address',
      ages: ['3-to-6', '6-to-12', 'teens'],
      content:
        'Decide where devices live: a basket in the kitchen, a charger in the hall, never a bedroom at night. Arguing with a place is harder than arguing with a parent, and the rule is the same for adults.',
      link: 'https://en.wikipedia.org/wiki/Screen_time',
    },
    {
      id: 'watch-with-them',
      title: 'Watch the first one with them',
      ages: ['3-to-6', '6-to-12', 'teens'],
      content:
        'Sit through one episode or one level of anything new. You will know within ten minutes whether it is kind, and you will have something to talk about at dinner besides school.',
      link: 'https://en.wikipedia.org/wiki/Media_literacy',
    },
    {
      id: 'end-at-a-stopping-place',
      title: 'Stop where the story stops',
      ages: ['3-to-6', '6-to-12', 'teens'],
      content:
        'Timers that go off in the middle of a level make everybody cry. Agree on a natural end instead: one episode, one match, one chapter. Turn off autoplay so that the end really comes.',
      link: 'https://en.wikipedia.org/wiki/Digital_media_use_and_mental_health',
    },
  ],
  Sleep: [
    {
      id: 'same-wake-up',
      title: 'Guard the wake-up time',
      ages: ['1-to-3', '3-to-6', '6-to-12', 'teens'],
      content:
        'Bedtimes slip; it happens. A steady wake-up time, weekends within an hour, does more to keep a child’s body clock on your side than an early night after a late one.',
      link: 'https://en.wikipedia.org/wiki/Circadian_rhythm',
    },
    {
      id: 'dim-the-last-hour',
      title: 'Dim the last hour',
      ages: ['1-to-3', '3-to-6', '6-to-12'],
      content:
        'An hour before bed, turn off the big lights and put screens away. Bath, pajamas, two books, one song: the same order every night tells the body what is coming before anyone says the word bed.',
      link: 'https://en.wikipedia.org/wiki/Sleep_hygiene',
    },
    {
      id: 'one-last-errand',
      title: 'Allow one last errand',
      ages: ['3-to-6', '6-to-12'],
      content:
        'Water, a hug, a sock that feels wrong: give a bedtime pass, a real card that buys one trip out of bed. In small studies it cut the calling out, and many children kept theirs unused.',
      link: 'https://en.wikipedia.org/wiki/Bedtime',
    },
  ],
  'Learning at Home': [
    {
      id: 'read-the-same-book',
      title: 'Read the same book again',
      ages: ['1-to-3', '3-to-6'],
      content:
        'The fortieth reading is not wasted. Children learn words and the shape of a story from hearing them often. Stop before a word they know and let them say it; that pause is a reading lesson.',
      link: 'https://en.wikipedia.org/wiki/Bedtime_story',
    },
    {
      id: 'count-what-is-there',
      title: 'Count what is already there',
      ages: ['1-to-3', '3-to-6'],
      content:
        'Stairs, forks, buses, grapes before and after. Numbers stick when they are about things that matter to the person counting. Ask “how do you know?” more often than “how many?”',
      link: 'https://en.wikipedia.org/wiki/Numeracy',
    },
    {
      id: 'leave-time-for-boredom',
      title: 'Leave an hour with nothing in it',
      ages: ['3-to-6', '6-to-12'],
      content:
        'Cardboard, tape and no plan. The first ten minutes are loud, and then something starts. Play that children invent themselves is how they practice planning, waiting and changing their minds.',
      link: 'https://en.wikipedia.org/wiki/Learning_through_play',
    },
  ],
  'Health & Safety': [
    {
      id: 'twenty-seconds',
      title: 'Wash for twenty seconds',
      ages: ['1-to-3', '3-to-6', '6-to-12', 'teens'],
      content:
        'Soap, both sides, between the fingers, for as long as “Happy Birthday” sung twice. Before food, after the bathroom, after the playground. By the CDC’s count it prevents about three in ten bouts of diarrhea and one cold in five.',
      link: 'https://en.wikipedia.org/wiki/Hand_washing',
    },
    {
      id: 'rear-facing-longer',
      title: 'Stay rear-facing longer',
      ages: ['0-to-1', '1-to-3'],
      content:
        'Keep children in a rear-facing seat as long as they fit within its height and weight limits; for many seats that is well past the second birthday. Bent legs are comfortable enough, and far safer.',
      link: 'https://en.wikipedia.org/wiki/Child_safety_seat',
    },
    {
      id: 'get-on-the-floor',
      title: 'Look at the room from the floor',
      ages: ['0-to-1', '1-to-3'],
      content:
        'Lie down where your baby plays. Cords, coins, button batteries and wobbly bookcases are much easier to see from there. Do it again with each new skill: rolling, pulling up, climbing.',
      link: 'https://en.wikipedia.org/wiki/Childproofing',
    },
  ],
};

/** `Learning at Home` → `tips-learning-at-home`, the name of the category's picture. */
export function tipPicture(category: TipCategory): string {
  const words = category.toLowerCase().match(/[a-z]+/g) ?? [];
  return `tips-${words.join('-')}`;
}

/** All tips, in the order of their categories. */
export const tips: Tip[] = tipCategories.flatMap((category) =>
  texts[category].map((tip) => ({
    ...tip,
    category,
    section: tipSections[category],
    image: `/pictures/${tipPicture(category)}.jpg`,
  })),
);

/** A category of tips with what its picture shows. */
export interface TipGroup {
  category: TipCategory;
  image: string;
  imageAlt: string;
  tips: Tip[];
}

const imageAlts: Record<TipCategory, string> = {
  'Daily Routines':
    'A row of hooks with a small coat, a bag and a hat, and a pair of yellow boots below, in the morning sun',
  Communication: 'A parent sits on the floor to be as tall as a child, and both have something to say',
  'Screen Time': 'A basket by the door holds the family’s phones and a tablet',
  Sleep: 'A moon looks into a bedroom with a small bed and a stack of two books',
  'Learning at Home': 'A child builds a tower of blocks beside an open picture book',
  'Health & Safety': 'Two small hands under a running tap, with a bar of soap beside them',
};

/** The tips of /parenting-tips under their headings. */
export const tipGroups: TipGroup[] = tipCategories.map((category) => ({
  category,
  image: `/pictures/${tipPicture(category)}.jpg`,
  imageAlt: imageAlts[category],
  tips: tips.filter((tip) => tip.category === category),
}));
