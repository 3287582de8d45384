import {
  circle,
  ellipse,
  ground,
  line,
  palette,
  path,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../src/kit/index.ts';
import { moved } from '../src/kit/moved.ts';
import type { Scene } from '../src/scene.ts';

const bars = [0, 1, 2, 3, 4, 5, 6, 7];

export const scene: Scene = {
  kind: 'scene',
  alt: 'At night a baby in a sleep sack lies on the back in an empty crib; the bear, the pillow and the quilt sit on a chair at the other side of the room',
  focus: [0.42, 0.55],
  layers: [
    ground('#8d4f5c'),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => sheet('#975966', rect(-20 + i * 220, -20, 96, 790), 1)),
    sheet('#6d3a46', rect(-20, 752, 1640, 34), 4),
    sheet('#b98750', rect(-20, 780, 1640, 260), 5, {
      marks: line('M-20 850H1640M-20 930H1640', 5, '#a06f3c'),
    }),
    // the window, and a moon in it
    sheet('#f0dfc0', rect(780, 70, 380, 330, 4), 8),
    sheet('#22385a', rect(806, 96, 328, 278), 0, { flat: true }),
    sheet(palette.moon, circle(1040, 180, 52), 4, {
      marks: printed(circle(1022, 168, 10) + circle(1056, 200, 8), '#e3cd86'),
    }),
    sheet(palette.moon, star(880, 160, 16) + star(930, 250, 11) + star(860, 300, 9), 2),
    sheet('#31507a', path('M806 330Q900 290 980 326T1134 316V374H806Z'), 3),
    sheet('#f0dfc0', rect(962, 84, 16, 300) + rect(796, 226, 348, 16), 4),
    sheet('#f0dfc0', rect(758, 394, 424, 28, 4), 8),
    // light on the floor
    sheet(palette.moon, path('M800 786H1180L1420 1040H760Z'), 0, { flat: true, opacity: 0.18 }),
    // the chair, and who sits on it
    sheet('#3d6a68', path('M120 330C110 270 150 240 210 240H350C410 240 450 270 440 330L430 620H130Z'), 10),
    sheet('#4a7b78', path('M150 350C146 300 172 276 214 276H346C388 276 414 300 410 350L402 600H158Z'), 4),
    sheet(palette.bark, rect(130, 800, 30, 110, 6) + rect(404, 800, 30, 110, 6), 8),
    // the pillow leans at the back
    sheet(
      '#efe3cd',
      path(
        'M150 420C140 380 170 360 210 372Q250 360 300 372C330 366 344 390 336 430Q346 520 330 570H160Q140 500 150 420Z',
      ),
      8,
      {
        marks: line('M176 408Q240 396 308 408M170 520Q190 500 200 470', 6, '#d9c8a8'),
      },
    ),
    // the bear
    sheet('#a66f3f', circle(298, 352, 30) + circle(398, 352, 30), 8),
    sheet('#d9a873', circle(298, 352, 15) + circle(398, 352, 15), 2),
    sheet('#a66f3f', ellipse(348, 510, 82, 96), 10),
    sheet('#a66f3f', circle(348, 398, 72), 8),
    sheet('#d9a873', ellipse(348, 424, 34, 27), 3),
    sheet(palette.ink, ellipse(348, 412, 12, 9), 2),
    sheet(palette.ink, circle(322, 386, 8) + circle(374, 386, 8), 2),
    sheet(
      '#a66f3f',
      strip('M282 470C254 500 248 530 256 560', 44) + strip('M414 470C442 500 448 530 440 556', 44),
      6,
    ),
    sheet('#a66f3f', ellipse(300, 590, 44, 36, -16) + ellipse(398, 590, 44, 36, 16), 8),
    sheet('#d9a873', ellipse(296, 592, 22, 19, -16) + ellipse(402, 592, 22, 19, 16), 2),
    sheet('#c4593a', path('M300 456Q348 486 396 456L392 480Q348 506 304 480Z'), 4),
    // the seat, the arms and the quilt that hangs over one of them
    sheet('#3d6a68', rect(108, 606, 346, 200, 26), 12),
    sheet('#35605e', rect(70, 520, 96, 300, 40) + rect(396, 520, 96, 300, 40), 10),
    sheet('#e8c25a', path('M52 560Q118 520 186 556L190 790Q120 820 50 792Z'), 8, {
      marks:
        line('M52 640Q118 612 188 638M50 716Q118 692 190 714M96 540V806M144 540V804', 8, '#c9872f') +
        printed(
          star(74, 600, 15) +
            star(120, 670, 15) +
            star(168, 594, 15) +
            star(166, 756, 15) +
            star(72, 750, 15),
          '#c4593a',
        ),
    }),
    // the crib: far rail, mattress, the one who sleeps
    sheet('#d8bd8c', bars.map((i) => rect(636 + i * 106, 470, 22, 300, 9)).join(''), 6),
    sheet('#e3cb9d', rect(580, 452, 900, 40, 14), 8),
    sheet('#c3d6d6', rect(584, 700, 900, 96, 14), 7),
    sheet('#e3ecea', rect(584, 690, 900, 44, 16), 4),
    moved('translate(0 6)', [
      sheet(
        '#e8a23c',
        path('M838 694C826 640 852 600 910 592C1000 582 1110 596 1172 640C1206 664 1206 690 1196 694Z'),
        9,
        {
          marks:
            printed(
              [
                [900, 660],
                [966, 622],
                [1030, 660],
                [1090, 630],
                [1150, 664],
              ]
                .map(([x, y]) => star(x!, y!, 15))
                .join(''),
              '#f7dfa8',
            ) + line('M856 676Q1010 656 1190 684', 5, '#c9822a'),
        },
      ),
      sheet('#e8a23c', strip('M880 640C884 612 872 590 850 572', 50), 7),
      sheet(palette.skin2, ellipse(840, 556, 29, 26, 10), 5),
      sheet(palette.skin2, circle(778, 628, 76), 9),
      sheet(
        '#2c1d18',
        path(
          'M702 634C692 580 728 546 782 550C796 550 808 554 816 562C796 570 786 588 772 592C750 600 742 624 738 658C728 690 708 676 702 634Z',
        ),
        3,
      ),
      sheet(palette.skin2, ellipse(766, 636, 14, 18, 10), 3),
    ]),
    // near rail: what stands between the sleeper and us
    sheet('#eedab2', bars.map((i) => rect(632 + i * 106, 520, 24, 350, 9)).join(''), 12),
    sheet('#f3e3c0', rect(572, 498, 916, 44, 14), 9),
    sheet('#f3e3c0', rect(572, 850, 916, 44, 14), 9),
    sheet('#eedab2', rect(548, 440, 48, 510, 16) + rect(1464, 440, 48, 510, 16), 13),
    sheet('#eedab2', circle(572, 434, 32) + circle(1488, 434, 32), 8),
    // a pair of slippers: whose bed is beside it
    sheet('#6d3a46', ellipse(1290, 968, 74, 26, -6) + ellipse(1420, 976, 74, 26, 8), 8),
    sheet('#f0c9c0', ellipse(1268, 964, 40, 20, -6) + ellipse(1398, 970, 40, 20, 8), 3),
  ],
};
