import {
  ground,
  palette,
  circle,
  ellipse,
  leaf,
  leafShape,
  line,
  path,
  placed,
  rect,
  sheet,
  strip,
  pinch,
  grip,
} from '../src/kit/index.ts';
import type { Layer, Scene } from '../src/scene.ts';

/** A radish in the ground, its shoulder at `x`, `y`. */
function radish(x: number, y: number, size: number, color = '#c22f4e'): Layer {
  const at = (shape: string) => placed(shape, `translate(${x} ${y}) scale(${size})`);
  return [
    sheet('#f3e4e0', at(path('M-10 60C-6 100 6 120 0 160C14 120 14 90 10 60Z')), 4),
    sheet(
      color,
      at(path('M0 -6C50 -10 66 30 50 66C36 96 10 100 0 104C-10 100 -36 96 -50 66C-66 30 -50 -10 0 -6Z')),
      8,
    ),
    sheet('#e0688a', at(ellipse(-24, 28, 9, 20, 16)), 0, { flat: true }),
    sheet(
      '#5f9440',
      at(leafShape(0, 0, 118, 26, -112) + leafShape(0, 0, 112, 26, -64) + leafShape(0, 0, 136, 24, -90)),
      6,
      {
        marks: at(line('M0 0L-40 -100M0 0L44 -92M0 0V-124', 4, '#3f6a2a')),
      },
    ),
  ];
}

export const scene: Scene = {
  kind: 'scene',
  alt: 'Four hands, two old and two small, tend one row of radishes; on the bench behind them lie a straw cone hat and a flat cap',
  focus: [0.5, 0.55],
  layers: [
    ground('#f5dd8e'),
    sheet('#f8e7ae', circle(1330, 120, 220), 4),
    sheet('#f4b942', circle(1330, 120, 120), 5),
    // the apartment house
    sheet('#d08a68', rect(90, -20, 560, 480), 7),
    sheet('#f3e0c0', [0, 1, 2].map((i) => rect(140 + i * 170, 40, 110, 140, 4)).join(''), 4),
    sheet('#5f8f9c', [0, 1, 2].map((i) => rect(152 + i * 170, 52, 86, 116)).join(''), 1),
    sheet('#b5654a', [0, 1, 2].map((i) => rect(130 + i * 170, 176, 130, 20, 3)).join(''), 4),
    sheet(
      palette.leaf,
      leafShape(170, 176, 50, 14, -110) +
        leafShape(190, 176, 56, 14, -80) +
        leafShape(520, 176, 50, 14, -100) +
        leafShape(540, 176, 50, 14, -70),
      4,
    ),
    sheet('#c22f4e', circle(180, 126, 13) + circle(530, 130, 13), 3),
    // the bench with two hats
    sheet('#7fa05a', path('M-20 420Q400 370 800 410T1620 400V640H-20Z'), 5),
    sheet(palette.wood, rect(470, 380, 30, 190, 4) + rect(1110, 380, 30, 190, 4), 7),
    sheet('#a9764d', rect(440, 260, 730, 44, 5) + rect(440, 322, 730, 44, 5), 8),
    sheet('#b5835a', rect(420, 420, 770, 50, 6), 11),
    sheet('#e3c98c', path('M440 416L580 226L740 416Q580 450 440 416Z'), 12, {
      marks: line(
        'M580 226L500 430M580 226L580 440M580 226L664 430M470 380Q580 410 708 380M510 326Q580 350 656 326M542 284Q580 300 620 284',
        4,
        '#b99650',
      ),
    }),
    sheet('#c4593a', strip('M480 424C520 470 580 480 600 460', 7), 4, { edge: 0.6 }),
    sheet(
      '#4b5d6b',
      path('M900 410C896 350 950 320 1020 324C1080 328 1110 360 1112 404Q1010 430 900 410Z'),
      11,
    ),
    sheet('#3a4a57', path('M1050 410C1100 392 1150 400 1164 420Q1110 440 1040 428Z'), 6),
    sheet('#5d707e', line('M930 380L1080 350', 4, '#fff') + circle(1010, 326, 11), 2),
    // tomatoes and collards to the sides
    sheet(palette.bark, rect(1380, 210, 17, 440, 4, 2) + rect(1520, 240, 17, 420, 4, -2), 5),
    sheet(
      '#5b8a3f',
      strip('M1392 640C1400 520 1360 440 1400 330M1526 650C1510 540 1550 460 1520 360', 15),
      6,
    ),
    leaf(1396, 400, 90, 26, 200, '#5f9440'),
    leaf(1390, 480, 96, 26, -20, '#4f8a3a'),
    leaf(1524, 440, 90, 26, 190, '#5f9440'),
    leaf(1520, 520, 90, 26, -10, '#4f8a3a'),
    sheet(
      '#d8442a',
      circle(1360, 540, 36) + circle(1436, 570, 40) + circle(1490, 620, 34) + circle(1560, 570, 38),
      8,
    ),
    sheet(
      '#3f7a34',
      ellipse(1360, 508, 17, 7) +
        ellipse(1436, 534, 19, 7) +
        ellipse(1490, 590, 16, 6) +
        ellipse(1560, 536, 18, 7),
      3,
    ),
    ...(
      [
        [70, 560, -100],
        [150, 570, -70],
        [30, 600, -130],
        [190, 610, -44],
        [110, 560, -86],
      ] as const
    ).map(([x, y, a], i) => leaf(x, y + 60, 190, 62, a, i % 2 ? '#3f7a54' : '#4f8a60', 8)),
    // the bed and what is under it
    sheet('#6b4a2c', path('M-20 650Q200 620 420 646T900 640T1640 650V1040H-20Z'), 13),
    sheet('#57391f', path('M-20 770Q300 740 640 776T1200 766T1640 780V1040H-20Z'), 4),
    sheet('#46301c', path('M-20 910Q400 880 800 916T1640 904V1040H-20Z'), 4),
    sheet(
      '#8a6a48',
      ellipse(120, 860, 32, 20) +
        ellipse(900, 960, 40, 22) +
        ellipse(1180, 860, 26, 17) +
        ellipse(480, 950, 24, 15),
      4,
    ),
    sheet('#e0907a', strip('M1370 936C1410 896 1440 976 1480 936C1500 916 1520 936 1530 950', 19), 5),
    radish(130, 690, 0.9),
    radish(330, 700, 1),
    radish(1270, 690, 1, '#d24a68'),
    radish(1470, 694, 0.9),
    // one comes out, by two small hands
    sheet('#3d2a17', ellipse(800, 676, 100, 26), 0, { flat: true }),
    radish(800, 560, 1.5),
    sheet('#8a6a48', circle(760, 724, 9) + circle(846, 736, 11) + circle(800, 776, 8), 3),
    pinch('translate(838 500) rotate(52) scale(.8)', palette.skin1, '#f4c430', palette.cream, 15),
    pinch('translate(764 512) rotate(-54) scale(-.8 .8)', palette.skin1, '#2b7f83', palette.cream, 15),
    // the old hands: a trowel, a watering can
    sheet('#aab8bc', path('M330 560L410 640Q404 706 350 720Q300 690 296 610Z'), 11),
    sheet('#8fa0a6', strip('M312 592L260 520', 17), 6),
    sheet('#b8351f', strip('M270 536L214 462', 34), 9),
    pinch('translate(250 500) rotate(-30) scale(-1.02 1.02)', '#c98f68', '#f3ecd8', '#37587a', 17),
    sheet('#2f7a6c', path('M1230 330H1440L1420 540H1250Z'), 15, {
      marks: line('M1220 380H1450', 11, '#9fd8d2'),
    }),
    sheet('#2f7a6c', strip('M1250 500C1190 470 1160 440 1120 430', 32), 9),
    sheet('#3d9382', path('M1134 386L1076 470L1090 480L1150 414Z'), 6),
    sheet('#2f7a6c', strip('M1290 330C1300 240 1420 240 1420 330', 22), 8),
    sheet('#bfe3e8', strip('M1084 490L1070 540M1110 500L1098 560M1066 478L1046 520', 9), 3, { edge: 0.6 }),
    grip('translate(1404 306) rotate(-6) scale(.84)', palette.skin1, '#8a5a35', '#e5d0a6', 18),
  ],
};
