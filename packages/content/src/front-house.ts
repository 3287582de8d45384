import { findHelpLines } from './find-help-lines.ts';
import type { HourName } from './front-hours.ts';
import { helpLines } from './help-lines.ts';

/** Where a reader may want to go at an hour: a page, or a number to call. */
export interface HourWay {
  label: string;
  /** What it is for, in a word or two. */
  text: string;
  href: string;
}

/**
 * The light of an hour. Each color is laid over the picture and multiplied with it, so white leaves it as it
 * is.
 */
export interface HourLight {
  sky: string;
  house: string;
  /** Of the windows without light. */
  dark: string;
  /** The light around the lit window, from the outer ring to the inner. */
  rings: readonly string[];
  /** Sun, moon and stars: paths and their colors. */
  orbs: readonly { color: string; path: string }[];
}

/** An hour of the front page: its window and its lead. */
export interface FrontHour {
  /** The place of its lead, where editors may put a piece. */
  name: HourName;
  time: string;
  label: string;
  /** The piece that leads where editors have put none. */
  piece: string;
  /** Its summary in three lines of a phone. */
  deck: string;
  ways: readonly HourWay[];
  /** The upper left corner of its window in the picture. */
  corner: readonly [x: number, y: number];
  light: HourLight;
}

/** The house of the front page: one picture by day, and the light of each hour. Lengths are px of the picture. */
export interface FrontHouse {
  picture: string;
  size: readonly [width: number, height: number];
  /** The size of a window. */
  window: readonly [width: number, height: number];
  /** The outline of the sky. */
  sky: string;
  hours: readonly FrontHour[];
  /** The hour of readers without scripts. */
  first: HourName;
}

/** A help line of help-lines.ts by its number. */
function call(number: string, text: string): HourWay {
  const [link] = findHelpLines(`call ${number}`);
  if (!link || helpLines.every((line) => line.number !== number))
    throw new Error(`content: ${number} is not in help-lines.ts`);
  return { label: number, text, href: link.href };
}

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A star with four points. */
const star = (x: number, y: number, r: number) => {
  const k = Math.round(r * 0.7);
  const s = r - k;
  return `M${x} ${y - r}l${s} ${k} ${k} ${s} ${-k} ${s} ${-s} ${k} ${-s} ${-k} ${-k} ${-s} ${k} ${-s}Z`;
};

const moon = '#f5e3a6';
const starlight = '#e4e0c4';

export const frontHouse: FrontHouse = {
  picture: '/pictures/the-house.svg',
  size: [1600, 1000],
  window: [470, 250],
  sky: 'M0 0H1600V692Q1556 634 1477 680V329L1552 328V303L1532 301 1304 196V173L1190 172 1194 158 1152 156Q1146 126 1130 126 1108 128 1104 162L1052 158 1056 173H296V196L68 301H50V328H123V690Q70 652 0 712Z',
  first: 'morning',
  hours: [
    {
      name: 'at-night',
      time: '3 a.m.',
      label: 'Fever',
      piece: '/articles/a-fever-at-three-in-the-morning',
      deck: 'Which numbers mean call now, how to give medicine, and why a sleeping child can usually sleep on.',
      ways: [call('911', 'Emergency'), call('988', 'Crisis line'), call('1-800-222-1222', 'Poison Help')],
      corner: [185, 340],
      light: {
        sky: '#1c2d55',
        house: '#47568a',
        dark: '#2b3866',
        rings: ['#566597', '#7b82a8'],
        orbs: [
          { color: moon, path: disc(150, 196, 44) },
          { color: '#e0cb8c', path: disc(136, 184, 9) + disc(164, 206, 6) },
          {
            color: starlight,
            path:
              star(330, 150, 13) +
              star(70, 250, 9) +
              star(1400, 150, 11) +
              star(1510, 220, 15) +
              star(1556, 420, 10) +
              star(50, 440, 9) +
              star(660, 134, 9) +
              star(900, 145, 12) +
              star(480, 66, 12) +
              star(1260, 54, 10),
          },
        ],
      },
    },
    {
      name: 'morning',
      time: '7 a.m.',
      label: 'Breakfast',
      piece: '/articles/lunchboxes-that-come-home-empty',
      deck: 'Twenty minutes to open, eat and trade: how to pack for that, and why the good sandwich comes back.',
      ways: [
        { label: 'Local News', text: 'What is closed', href: '/local-news' },
        { label: 'Events', text: 'What is on', href: '/events' },
      ],
      corner: [185, 668],
      light: {
        sky: '#f9d6b4',
        house: '#e6e7e6',
        dark: '#8d9ab2',
        rings: ['#f6f0e4'],
        orbs: [{ color: '#f6c445', path: disc(58, 566, 48) }],
      },
    },
    {
      name: 'evening',
      time: '5 p.m.',
      label: 'Dinner',
      piece: '/articles/the-picky-eater-and-the-long-game',
      deck: 'From two to five, distrust of green is normal. Who decides what, and the dull plan that works.',
      ways: [
        { label: 'Food & Dining', text: 'Ideas for tonight', href: '/food-dining' },
        {
          label: 'What to Pour',
          text: 'Ounces, age by age',
          href: '/health-wellness/water-milk-and-nothing-fancy',
        },
      ],
      corner: [945, 668],
      light: {
        sky: '#f0a368',
        house: '#e3b695',
        dark: '#6f6d8e',
        rings: ['#efcba8'],
        orbs: [{ color: '#d9542f', path: disc(1542, 580, 50) }],
      },
    },
    {
      name: 'bedtime',
      time: '8 p.m.',
      label: 'Bedtime',
      piece: '/articles/reading-aloud-to-a-wriggling-child',
      deck: 'The ears listen; the rest may hang upside down off the sofa. How to get ten good minutes a day.',
      ways: [
        { label: 'Radio', text: 'Quiet music, live', href: '/radio' },
        {
          label: 'Bedtime in Four Steps',
          text: 'The routine',
          href: '/health-wellness/bedtime-in-four-steps',
        },
      ],
      corner: [945, 340],
      light: {
        sky: '#45457f',
        house: '#7074a4',
        dark: '#424779',
        rings: ['#8083b0', '#a3a0bc'],
        orbs: [
          { color: moon, path: 'M1466 150A46 46 0 1 0 1488 220A38 38 0 1 1 1466 150Z' },
          { color: starlight, path: star(1390, 150, 12) + star(130, 180, 13) + star(230, 150, 8) },
        ],
      },
    },
  ],
};
