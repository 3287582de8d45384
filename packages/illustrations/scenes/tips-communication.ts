import {
  ground,
  palette,
  circle,
  ellipse,
  line,
  path,
  placed,
  profile,
  profileHair,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import { childProfile } from '../src/kit/child.ts';
import type { Scene } from '../src/scene.ts';

const head = 'translate(520 320) rotate(4) scale(.64)';

export const scene: Scene = {
  kind: 'scene',
  alt: 'Before an elevator a grown-up has knelt down beside a child, who points at the button that is already lit',
  focus: [0.52, 0.5],
  layers: [
    ground('#d3a24a'),
    sheet('#d9ac5a', [0, 1, 2, 3].map((i) => rect(-20, -20 + i * 200, 1640, 100)).join(''), 2),
    sheet('#8a4a34', rect(-20, 700, 1640, 40), 5),
    // the elevator
    sheet('#4b3b35', rect(140, 40, 800, 760, 4), 10),
    sheet('#8fa4a6', rect(190, 100, 346, 700), 6),
    sheet('#8fa4a6', rect(544, 100, 346, 700), 6),
    sheet('#a5b7b7', path('M210 100H330L210 420Z') + path('M700 100H860L600 800H544V520Z'), 0, {
      flat: true,
      opacity: 0.6,
    }),
    sheet('#2c2523', rect(400, -10, 280, 84, 10), 7),
    sheet(palette.yolk, path('M470 52L500 6L530 52Z'), 3),
    sheet('#6b5a50', path('M610 6L640 52L580 52Z', 'rotate(180 610 30)'), 3),
    // floor
    sheet('#6d5a6a', rect(-20, 790, 1640, 250), 7),
    sheet(
      '#7a6677',
      [0, 1, 2, 3, 4]
        .map((i) =>
          path(`M${-60 + i * 360} 1040L${120 + i * 330} 800H${280 + i * 330}L${140 + i * 360} 1040Z`),
        )
        .join(''),
      2,
    ),
    // a plant, and an umbrella that drips
    sheet(
      '#4f7a58',
      placed(path('M0 0C-60 -90 -50 -220 0 -280C50 -220 60 -90 0 0Z'), 'translate(1470 660) rotate(-30)') +
        placed(path('M0 0C-60 -90 -50 -220 0 -280C50 -220 60 -90 0 0Z'), 'translate(1480 660) rotate(26)'),
      9,
    ),
    sheet(
      '#64906a',
      placed(path('M0 0C-50 -100 -44 -260 0 -330C44 -260 50 -100 0 0Z'), 'translate(1474 666)'),
      7,
      { marks: line('M1474 660V360', 6, '#3f6a48') },
    ),
    sheet('#a33e26', path('M1380 650H1570L1546 860H1404Z'), 13),
    sheet('#8a2f1b', rect(1366, 636, 218, 44, 8), 6),
    // the panel, and the button that someone else has pressed
    sheet('#c7d0cd', rect(1030, 210, 200, 400, 14), 11),
    sheet('#8fa0a0', rect(1050, 230, 160, 360, 10), 2),
    sheet('#4b5d6b', circle(1130, 320, 66), 4),
    sheet('#e6ebe6', circle(1130, 320, 52), 4),
    sheet('#4b5d6b', path('M1130 288L1160 338H1100Z'), 2),
    sheet('#f8e3a0', circle(1130, 484, 92), 2, { opacity: 0.75 }),
    sheet('#8a5a12', circle(1130, 484, 68), 4),
    sheet(palette.yolk, circle(1130, 484, 56), 5),
    sheet('#8a4a12', path('M1130 518L1160 468H1100Z'), 2),
    // the grown-up, on one knee
    sheet('#3a2a36', ellipse(560, 960, 330, 24), 0, { flat: true, opacity: 0.4 }),
    sheet(
      '#33424f',
      path(
        'M330 770C330 700 400 680 470 690H620C690 700 720 760 700 850L690 940H330C290 900 310 830 330 770Z',
      ),
      12,
    ),
    sheet('#33424f', path('M620 720C700 700 800 720 810 800L800 930H712L716 820Z'), 8),
    sheet(palette.bark, path('M704 920H806Q850 926 852 962H704Z'), 8),
    sheet(palette.bark, path('M250 900C250 860 300 850 330 870L360 950Q300 980 256 960Z'), 8),
    sheet('#d9c9a4', path('M240 896Q252 880 266 886L286 964Q262 974 250 962Z'), 4),
    sheet(
      '#3f6f7c',
      path(
        'M360 760C340 640 350 540 410 500C470 474 570 474 630 500C690 540 700 650 680 770Q520 806 360 760Z',
      ),
      16,
      { marks: line('M330 600H720M330 660H720M330 720H720', 9, '#5b8b96') },
    ),
    sheet('#3f6f7c', strip('M640 530C700 570 740 590 784 596', 76), 11),
    sheet(palette.skin2, circle(822, 600, 37), 8),
    sheet('#3f6f7c', strip('M400 540C340 600 330 680 350 740', 76), 9),
    sheet(palette.skin2, circle(366, 780, 36), 8),
    profile(head, palette.skin2, '#4a2f22', { nose: 6, tip: 4 }),
    profileHair(head, '#4a2f22', 'short'),
    sheet('#5b8b96', path('M440 486Q522 520 604 486L610 514Q522 548 432 514Z'), 4),
    // the child, as high, who points
    sheet('#b8351f', strip('M900 800V900M984 800V900', 64), 10),
    sheet(
      palette.yolk,
      path('M862 880H934V960Q900 976 850 962Q844 926 862 916Z') +
        path('M950 880H1022V916Q1044 926 1036 962Q990 976 950 960Z'),
      9,
    ),
    sheet('#c98a2a', rect(858, 876, 80, 20, 6) + rect(946, 876, 80, 20, 6), 4),
    sheet(palette.skin1, strip('M1010 560C1050 550 1064 530 1082 510', 44), 10),
    sheet(palette.skin1, strip('M1082 514L1112 492', 24), 9),
    sheet(
      '#e07f5f',
      path('M836 800C826 690 838 590 884 552Q944 526 1004 552C1048 590 1060 690 1050 800Q944 830 836 800Z'),
      17,
    ),
    sheet('#f3d3bb', path('M884 552Q944 526 1004 552L994 590Q944 566 894 590Z'), 4),
    sheet('#e07f5f', strip('M1000 580C1030 576 1046 566 1062 552', 58), 10),
    sheet('#e07f5f', strip('M880 580C852 600 840 610 836 630', 56), 7),
    childProfile('translate(928 404) rotate(-4) scale(1.2)', palette.skin1, '#a3552c', 'short', 14),
    sheet('#f3d3bb', path('M890 540Q944 570 998 540L1004 566Q944 596 884 566Z'), 4),
    sheet(
      '#2b7f83',
      path('M896 620H992Q1010 620 1010 640V730Q1010 750 992 750H896Q878 750 878 730V640Q878 620 896 620Z'),
      10,
    ),
    sheet('#1f5e63', rect(904, 680, 80, 50, 8), 4),
    sheet(palette.yolk, circle(944, 652, 11), 3),
  ],
};
