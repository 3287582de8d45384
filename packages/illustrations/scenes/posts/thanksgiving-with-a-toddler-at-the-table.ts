import {
  ground,
  palette,
  circle,
  ellipse,
  leaf,
  line,
  path,
  placed,
  printed,
  rect,
  sheet,
  strip,
  hold,
} from '../../src/kit/index.ts';
import { childProfile } from '../../src/kit/child.ts';
import type { Scene } from '../../src/scene.ts';

const dial = Array.from({ length: 10 }, (_, i) => {
  const a = ((i * 30 - 135) * Math.PI) / 180;
  const [x, y] = [Math.sin(a), -Math.cos(a)];
  return line(`M${x * 44} ${y * 44}L${x * 56} ${y * 56}`, 6, '#1a2430');
}).join('');

export const scene: Scene = {
  kind: 'scene',
  alt: 'A hand reads the thermometer in a roast turkey; a toddler in a high chair looks on, and the bowl of nuts stands on a high shelf',
  focus: [0.42, 0.52],
  layers: [
    ground('#6d4560'),
    sheet('#744b67', [0, 1, 2, 3, 4, 5, 6, 7].map((i) => rect(-20 + i * 208, -20, 104, 760)).join(''), 2),
    // window with a late sun
    sheet('#cdb994', rect(1040, 50, 440, 400), 9),
    sheet('#f0b070', rect(1068, 78, 384, 344), 0, { flat: true }),
    sheet('#f7d48a', circle(1270, 330, 96), 4, { clip: rect(1068, 78, 384, 344) }),
    sheet('#8f5a34', path('M1068 360Q1180 310 1280 350T1452 330V422H1068Z'), 4),
    sheet('#cdb994', rect(1250, 70, 20, 360) + rect(1060, 240, 400, 18), 5),
    ...(
      [
        [1110, 150, 20],
        [1380, 190, -40],
        [1330, 120, 60],
      ] as const
    ).map(([x, y, a]) => leaf(x, y, 60, 18, a, palette.rust, 3)),
    // the high shelf: handbag and cashews, out of reach
    sheet('#4b2f3f', rect(140, 196, 620, 70), 3, { opacity: 0.5 }),
    sheet(palette.kraft, rect(120, 190, 660, 34, 4), 10),
    sheet(palette.wood, path('M190 224H240L190 290Z') + path('M660 224H710L710 290Z'), 6),
    sheet(palette.ink, strip('M236 92C240 10 350 10 356 92', 13), 6),
    sheet(palette.teal, path('M206 84H386L404 190H188Z'), 10),
    sheet(palette.deep, path('M206 84H386L392 128Q296 156 200 128Z'), 4),
    sheet(palette.yolk, circle(296, 136, 12), 3),
    ...(
      [
        [520, 112, 20],
        [556, 104, -30],
        [594, 114, 10],
        [538, 126, -50],
        [576, 124, 40],
        [618, 128, -10],
      ] as const
    ).map(([x, y, a]) => sheet('#e5c08a', ellipse(x, y, 26, 14, a), 3)),
    sheet(palette.egg, path('M480 126H658Q650 190 610 190H528Q488 190 480 126Z'), 9),
    sheet(palette.robin, path('M490 150H650L644 166H496Z'), 2),
    // table, and a dog who waits under it
    sheet('#3a2030', rect(-20, 640, 1640, 400), 4),
    sheet('#54304a', rect(-20, 930, 1640, 110), 3),
    sheet('#c48a4c', path('M980 966C960 900 1010 850 1100 846C1210 840 1300 870 1316 966Z'), 8),
    sheet(
      '#c48a4c',
      path(
        'M960 968C900 970 850 960 850 940C856 912 890 900 920 884C940 850 1010 850 1030 884C1044 930 1010 964 960 968Z',
      ),
      8,
    ),
    sheet(
      '#8f5a2c',
      path('M960 872C1000 850 1040 880 1044 930C1040 960 1010 964 996 940C986 910 980 890 960 872Z'),
      6,
    ),
    sheet(palette.ink, circle(856, 932, 15), 2),
    sheet('#c48a4c', strip('M1304 930C1370 930 1390 880 1420 890', 22), 6),
    sheet('#6b3d22', rect(620, 800, 64, 250, 6) + rect(1440, 800, 64, 250, 6), 12),
    sheet('#8a5230', rect(-20, 790, 1640, 60), 14),
    sheet('#b07245', path('M-20 646H1620V806H-20Z'), 9, {
      marks: line('M0 676H300M560 716H900M1000 690H1500M420 780H700M1180 776H1600', 3, '#96592f'),
    }),
    // places laid along the near side
    ...[620, 1000, 1380].map((x) => [
      sheet('#e9dcc0', ellipse(x, 748, 116, 30), 7),
      sheet(palette.paper, ellipse(x, 743, 82, 19), 3),
      sheet(
        '#b8c4c6',
        strip(`M${x - 150} 722L${x - 156} 776`, 10) + strip(`M${x + 146} 722L${x + 154} 776`, 10),
        4,
      ),
    ]),
    // pumpkin and bread at the far end
    sheet('#c9692a', ellipse(1340, 590, 66, 76) + ellipse(1490, 590, 66, 76), 9),
    sheet('#dd7c34', ellipse(1378, 586, 58, 80) + ellipse(1452, 586, 58, 80), 5),
    sheet('#ea9044', ellipse(1415, 584, 46, 82), 4),
    sheet(palette.moss, path('M1402 510Q1400 470 1424 456L1440 470Q1424 486 1430 510Z'), 5),
    // turkey on its platter
    sheet('#cfc6ae', ellipse(840, 652, 420, 52), 12),
    sheet(palette.cream, ellipse(840, 642, 400, 42), 4),
    ...(
      [
        [470, 640, 120, -160],
        [500, 650, 110, 170],
        [1170, 640, 120, -24],
        [1180, 650, 110, 8],
        [560, 660, 110, 150],
        [1100, 664, 110, 24],
      ] as const
    ).map(([x, y, l, a], i) =>
      leaf(x + (a > 90 || a < -90 ? 60 : -20), y, l, 26, a, i % 2 ? palette.moss : palette.leaf, 5),
    ),
    sheet(
      '#9c5423',
      path('M540 610C510 440 640 340 800 336C990 334 1130 440 1120 590Q1110 650 830 650Q560 650 540 610Z'),
      16,
    ),
    sheet(
      '#b4682c',
      path(
        'M560 590C550 450 660 362 800 356C960 354 1070 430 1076 540C1000 500 900 520 860 640Q600 640 560 590Z',
      ),
      5,
    ),
    sheet(
      '#cf8540',
      path(
        'M600 500C630 420 720 380 800 380C840 380 840 410 800 420C720 430 660 470 630 530C610 550 594 530 600 500Z',
      ),
      3,
    ),
    sheet('#8a461b', path('M640 640C620 560 690 520 760 540C800 556 790 620 760 644Z'), 6),
    sheet(
      '#9c5423',
      path(
        'M860 640C830 520 920 450 1010 470C1090 490 1150 548 1216 566L1200 606C1130 606 1090 640 1040 648Z',
      ),
      10,
    ),
    sheet(
      '#b4682c',
      path(
        'M890 590C890 520 950 486 1010 500C1060 512 1090 540 1120 556C1060 560 1000 590 960 620Q900 630 890 590Z',
      ),
      4,
    ),
    sheet(
      palette.cream,
      placed(
        path('M0 -30L60 -38L52 -22L70 -16L54 -4L72 6L54 14L66 28L0 30Z'),
        'translate(1196 586) rotate(14)',
      ),
      7,
    ),
    ...(
      [
        [520, 652],
        [620, 668],
        [1060, 670],
      ] as const
    ).map(([x, y]) => [
      sheet('#e8973a', circle(x, y, 30), 6),
      sheet('#f5c15e', circle(x, y, 21), 2, {
        marks: line(`M${x - 20} ${y}H${x + 20}M${x} ${y - 20}V${y + 20}`, 4, '#e8973a'),
      }),
    ]),
    // a cup and a spoonful of each, for the short person
    sheet('#cfc6ae', ellipse(392, 668, 128, 22), 8),
    sheet(palette.paper, ellipse(392, 662, 118, 17), 3),
    sheet('#f5e6bd', ellipse(330, 652, 32, 18), 4),
    sheet('#dd7c34', ellipse(392, 654, 30, 17), 4),
    sheet('#6c9a4c', ellipse(448, 652, 28, 14), 4),
    // thermometer in the thickest part, and the hand that reads it
    sheet('#aab8bc', strip('M770 210L740 410', 13), 8, { edge: 0.5 }),
    hold('translate(826 214) rotate(-14) scale(1.05)', palette.skin2, '#c9863f', palette.cream, 17, [
      sheet('#8fa0a6', placed(circle(0, 0, 82), 'translate(778 186)'), 12),
      sheet(palette.paper, placed(circle(0, 0, 66), 'translate(778 186)'), 4, {
        marks: placed(dial + printed(path('M-9 -4L34 -42L9 10Z'), '#b8351f'), 'translate(778 186)'),
      }),
    ]),
    // the high chair in front; who sits in it has turned to the bird
    sheet(palette.skin1, strip('M250 800C330 790 350 740 366 700', 56), 12),
    sheet(palette.yolk, path('M40 1040V820Q60 700 190 700Q320 700 330 820V1040Z'), 14, {
      marks: line('M40 780H330M36 840H334M36 900H334M36 960H334', 15, '#d98a2a'),
    }),
    childProfile('translate(196 566) rotate(-8) scale(1.46)', palette.skin1, '#4a2c1d', 'fluff', 15),
    sheet(
      palette.coral,
      path('M190 706L140 676L138 736Z') + path('M190 706L240 676L242 736Z') + circle(190, 706, 15),
      5,
    ),
    sheet(palette.bark, rect(0, 770, 50, 280, 14) + rect(326, 770, 50, 280, 14), 14),
    sheet(palette.wood, path('M-10 800Q190 730 386 800V868Q190 800 -10 868Z'), 12),
    sheet(
      palette.wood,
      rect(90, 840, 36, 220, 8) + rect(172, 826, 36, 220, 8) + rect(254, 840, 36, 220, 8),
      8,
    ),
  ],
};
