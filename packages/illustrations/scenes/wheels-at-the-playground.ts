import {
  circle,
  ellipse,
  ground,
  line,
  palette,
  path,
  placed,
  printed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import { moved } from '../src/kit/moved.ts';
import { headFromBehind } from '../src/kit/people.ts';
import type { Scene } from '../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A child in a wheelchair rolls up a wide ramp toward a play tower, where another child holds the bell rope',
  focus: [0.5, 0.55],
  layers: [
    ground('#a9d3e0'),
    sheet('#c3e2ea', ellipse(340, 150, 190, 52) + ellipse(470, 120, 130, 46), 3),
    sheet('#8fbf7a', path('M-20 640Q380 540 800 620T1640 570V1040H-20Z'), 5),
    sheet('#6fa35f', path('M-20 720Q500 660 1000 720T1640 690V1040H-20Z'), 6),
    // trees
    ...[90, 240].map((x, i) => sheet(['#3f7050', '#4c8059'][i]!, ellipse(x, 480 + i * 40, 110, 150), 5)),
    sheet('#6b4a32', rect(80, 590, 26, 120) + rect(230, 640, 24, 90), 4),
    // the tower
    sheet('#5d3a58', rect(1080, 560, 34, 400) + rect(1450, 560, 34, 400), 10),
    sheet('#e3b645', rect(1060, 800, 450, 40, 4), 9),
    sheet('#c4593a', path('M1020 570L1282 380L1544 570Z'), 12),
    sheet('#d9764f', path('M1128 490L1282 380L1436 490Z'), 3),
    sheet('#e3b645', rect(1300, 700, 170, 18, 4), 6),
    ...[1310, 1356, 1402, 1446].map((x) => sheet('#f3e0a8', rect(x, 712, 14, 90), 4)),
    sheet('#2b7f83', path('M1490 810Q1570 830 1580 900T1640 960V1010H1560Q1510 960 1506 900T1480 840Z'), 8),
    // a friend, and the bell
    sheet(palette.ink, strip('M1170 566V604', 7), 4, { edge: 0.5 }),
    sheet(palette.amber, path('M1136 656Q1140 600 1170 598T1204 656Z'), 6),
    sheet('#37587a', path('M1232 806Q1236 716 1274 702H1322Q1358 716 1362 806Z'), 9),
    headFromBehind('translate(1298 650) scale(.52)', palette.skin1, '#a8632f', 'tail', 9),
    sheet('#37587a', strip('M1256 726Q1216 720 1186 668', 26), 8),
    sheet(palette.skin1, circle(1182, 662, 17), 5),
    // the ramp
    sheet('#d8b27c', path('M-20 960L1080 812H1120V1000H-20Z'), 13),
    sheet('#e6c491', path('M-20 934L1080 786L1120 806L-20 962Z'), 6),
    ...[60, 280, 500, 720, 940].map((x) => sheet('#8a5a34', rect(x, 764 - x * 0.134, 16, 160), 6)),
    sheet('#a8703f', strip('M30 762L1060 624', 16), 7),
    // the chair and its driver, hands on the rims
    moved('translate(0 44)', [
      sheet('#37415a', placed(rect(-150, -190, 30, 210, 8), 'translate(560 640) rotate(-7)'), 9),
      sheet(
        '#c4593a',
        placed(
          path('M-110 -190Q-96 -250 -30 -256H40Q96 -246 100 -190L104 0H-116Z'),
          'translate(560 640) rotate(-7)',
        ),
        12,
      ),
      headFromBehind('translate(506 322) rotate(-8) scale(.86)', palette.skin2, '#2a1d1a', 'bun', 12),
      sheet(
        '#c4593a',
        placed(path('M-70 -238Q-20 -206 40 -240L34 -262H-64Z'), 'translate(560 640) rotate(-7)'),
        4,
      ),
      sheet(
        '#2c3f63',
        placed(path('M-60 -30H150Q190 -30 196 10L210 110H150L140 50H-60Z'), 'translate(560 640) rotate(-7)'),
        10,
      ),
      sheet(palette.yolk, placed(rect(146, 96, 100, 42, 14), 'translate(560 640) rotate(-7)'), 8),
      sheet('#37415a', placed(rect(-130, 16, 260, 26, 8), 'translate(560 640) rotate(-7)'), 9),
      sheet('#1f2a3c', circle(540, 690, 150), 12),
      sheet('#cfae7f', circle(540, 690, 126), 1, { flat: true }),
      sheet('#8fbf7a', circle(540, 690, 126), 0, {
        flat: true,
        opacity: 0.25,
      }),
      ...[0, 30, 60, 90, 120, 150].map((angle) =>
        sheet('#aeb9c2', placed(rect(-124, -3, 248, 6), `translate(540 690) rotate(${angle})`), 2, {
          edge: 0.5,
        }),
      ),
      sheet(palette.brick, circle(540, 690, 30), 5, { marks: printed(circle(540, 690, 12), '#f4c430') }),
      sheet('#1f2a3c', circle(782, 716, 46), 8),
      sheet('#aeb9c2', circle(782, 716, 26), 3),
      sheet('#c4593a', strip('M470 440Q410 520 470 570', 52), 9),
      sheet(palette.skin2, circle(482, 572, 32), 8),
      // ribbons on the spokes
      sheet(palette.yolk, strip('M420 640Q380 660 350 640', 10) + strip('M424 660Q380 690 344 690', 10), 4, {
        marks: line('M420 640L350 640', 2, '#c99a1f'),
      }),
    ]),
    // what is at the height of a lap
    sheet('#80502f', rect(1200, 900, 150, 130, 8), 8),
    sheet('#e5d0a6', rect(1184, 886, 182, 34, 8), 9),
    sheet(palette.coral, path('M1230 830H1290L1280 888H1240Z'), 6),
  ],
};
