import {
  circle,
  ellipse,
  ground,
  line,
  palette,
  path,
  pinch,
  printed,
  rect,
  sheet,
  star,
} from '../src/kit/index.ts';
import { moved } from '../src/kit/moved.ts';
import type { Layer, Scene } from '../src/scene.ts';

/** A wax crayon, its tip to the right. */
function crayon(transform: string, color: string, band: string): Layer {
  return moved(transform, [
    sheet(color, path('M-110 -17H80L120 -7V7L80 17H-110Z'), 8),
    sheet(band, rect(-96, -19, 160, 38, 3), 3, { marks: line('M-80 -19V19M48 -19V19', 6, '#00000033') }),
  ]);
}

const check =
  [120, 360, 600, 840, 1080, 1320, 1560].map((x) => `M${x} -20V1020`).join('') +
  [90, 330, 570, 810].map((y) => `M-20 ${y}H1620`).join('');

// What the child has drawn, in wax.
const house = line('M250 330L420 190L590 330M280 330V560H560V330', 15, '#a33e26');
const sun =
  printed(circle(1120, 240, 58), '#f4c430') +
  line(
    'M1120 150V120M1120 330V360M1030 240H1000M1210 240H1240M1056 176L1036 156M1184 304L1204 324M1184 176L1204 156M1056 304L1036 324',
    11,
    '#f4c430',
  );
const grass = line(
  'M220 690Q300 664 380 690T540 690T700 690T860 690T1020 690T1180 690T1300 684',
  16,
  '#6c9a4c',
);
const mother =
  printed(path('M470 460L400 650H540Z'), '#2b7f83') +
  printed(circle(470, 420, 46), '#b5734a') +
  line(
    'M426 420C420 350 520 350 514 420M430 500L366 560M510 500L580 556M446 650V690M494 650V690',
    13,
    '#57351f',
  );
const father =
  printed(rect(660, 440, 110, 170), '#37587a') +
  printed(circle(715, 390, 50), '#b5734a') +
  line('M670 376Q715 330 760 376', 16, '#1a2430') +
  line('M660 470L596 548M770 470L836 544M690 610V690M740 610V690', 14, '#37587a');
// the tallest of them all, with a crown
const me =
  printed(path('M936 430L850 650H1022Z'), '#e07f5f') +
  printed(circle(936, 366, 60), '#b5734a') +
  printed(path('M876 326L884 258L912 300L936 246L960 300L988 258L996 326Z'), '#f4c430') +
  line('M888 500L842 560M984 500L1046 570M904 650V690M968 650V690', 15, '#a33e26');
const cat =
  printed(ellipse(306, 656, 46, 26), '#9a6f92') +
  printed(circle(262, 632, 24), '#9a6f92') +
  line('M248 614L244 594M276 612L284 592M350 652Q386 640 380 604', 10, '#9a6f92');

export const scene: Scene = {
  kind: 'scene',
  alt: 'A child’s hand with a crayon adds one very small person to a drawing of a family of three and a cat',
  focus: [0.6, 0.54],
  layers: [
    ground('#7fae8b'),
    sheet('#84b390', rect(-20, -20, 1640, 1040), 1, { marks: line(check, 60, '#6fa07c66', 'butt') }),
    // a saucer with crusts, and what was found on the stairs: one very small sock
    sheet('#f7eedb', circle(130, 170, 128), 9),
    sheet('#e9dcc0', circle(130, 170, 88), 3),
    sheet('#c89b66', path('M86 150Q130 110 176 150L168 176Q130 146 98 176Z'), 4),
    moved('translate(1440 170) rotate(-14)', [
      sheet(
        '#f3d3bb',
        path('M-46 -90H34V10Q40 30 70 36Q112 46 106 84Q98 112 50 108L-20 100Q-50 92 -46 50Z'),
        10,
        {
          marks: line('M-60 -30H60M-60 4H60M-60 38H30', 10, '#e07f5f'),
        },
      ),
      sheet('#fbf7ec', rect(-52, -104, 92, 40, 10), 4),
    ]),
    // the drawing
    sheet('#fbf7ec', rect(170, 90, 1180, 700, 4, -1.2), 11, {
      marks: house + sun + grass + cat + mother + father + me,
    }),
    // the fourth: hardly more than a bean
    sheet('#9a6f92', ellipse(1138, 656, 52, 27), 0, { flat: true }),
    sheet('#b5734a', circle(1096, 626, 27), 0, { flat: true }),
    crayon('translate(1304 628) rotate(-200)', '#9a6f92', '#5d3a58'),
    pinch('translate(1346 616) rotate(16) scale(.9)', palette.skin2, '#e9a53c', '#fbf7ec', 18),
    // the box of crayons
    crayon('translate(330 900) rotate(-8)', '#a33e26', '#7a2b19'),
    crayon('translate(620 880) rotate(6)', '#2b7f83', '#1b5158'),
    crayon('translate(860 930) rotate(-3)', '#f4c430', '#c98f17'),
    sheet('#37587a', path('M60 840L150 820L180 960L90 984Z'), 12, {
      marks: printed(star(120, 900, 28, 10), '#f4c430'),
    }),
    crayon('translate(150 800) rotate(-76) scale(.7)', '#6c9a4c', '#3f7050'),
  ],
};
