import {
  ground,
  hours,
  pinch,
  palette,
  circle,
  ellipse,
  leafShape,
  line,
  path,
  placed,
  printed,
  rect,
  sheet,
  strip,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const pane = rect(560, 90, 620, 420);

export const scene: Scene = {
  kind: 'scene',
  alt: 'In an early restaurant a toddler in a high chair, seen from behind, lifts one long noodle from a bowl',
  focus: [0.45, 0.52],
  layers: [
    ground('#c94f45'),
    ...Array.from({ length: 6 }, (_, i) => sheet('#d15a4e', rect(-20 + i * 280, -20, 140, 640), 2)),
    sheet('#7d2f33', rect(-20, 470, 1640, 26, 4), 6),
    sheet('#8f383a', rect(-20, 492, 1640, 340), 4),
    // window: the street at five, the awning
    sheet('#f3e6cb', rect(526, 56, 688, 488, 6), 10),
    sheet('#f0c987', pane, 0, { flat: true }),
    sheet('#f8e3a2', circle(1020, 330, 92), 4, { clip: pane }),
    sheet(
      '#b98a7a',
      path('M560 400L600 400V330H690V380H760V300L810 270L860 300V400H960V350H1060V400H1180V520H560Z'),
      4,
      { clip: pane },
    ),
    sheet(
      '#f8dc84',
      rect(620, 350, 20, 26) +
        rect(656, 350, 20, 26) +
        rect(790, 330, 20, 28) +
        rect(826, 330, 20, 28) +
        rect(986, 370, 20, 24),
      1,
      { clip: pane },
    ),
    sheet('#8c6a5f', path('M560 460Q860 430 1180 460V520H560Z'), 3, { clip: pane }),
    ...Array.from({ length: 8 }, (_, i) =>
      sheet(
        i % 2 ? '#f3e6cb' : '#3f7050',
        path(`M${552 + i * 80} 80H${632 + i * 80}V164Q${592 + i * 80} 204 ${552 + i * 80} 164Z`),
        7,
      ),
    ),
    sheet('#f3e6cb', rect(862, 190, 16, 330), 5),
    // clock, lamp, picture
    sheet(palette.ink, circle(1400, 190, 86), 9),
    sheet(palette.cream, circle(1400, 190, 70), 3, {
      marks: hours(1400, 190, '#1a2430', { from: 56, to: 62, weight: 6 }),
    }),
    sheet(palette.ink, strip('M1400 190V144', 8) + strip('M1400 190L1418 222', 11), 4, { edge: 0.5 }),
    sheet(palette.ink, rect(286, -20, 8, 130), 4),
    sheet('#f4c430', path('M180 210Q200 100 290 96Q380 100 400 210Z'), 12),
    sheet('#fbeaa8', ellipse(290, 210, 108, 20), 2),
    // an empty table behind
    sheet('#4b2e1d', rect(1330, 590, 24, 240), 4),
    sheet('#f3e6cb', path('M1190 560H1500L1520 640H1170Z'), 7),
    sheet('#57351f', rect(1520, 480, 30, 340, 8) + rect(1520, 640, 140, 30), 7),
    // the table
    sheet('#f3ead6', path('M-20 720H1620V1040H-20Z'), 16, {
      marks:
        printed(
          Array.from({ length: 10 }, (_, i) => rect(-20 + i * 170, 700, 85, 400)).join(''),
          '#3f705055',
        ) + printed(rect(-20, 790, 1640, 80) + rect(-20, 950, 1640, 80), '#3f705055'),
    }),
    // at the far end: what was put away from small hands
    sheet('#8a2f1b', path('M1440 590H1490V640Q1512 660 1510 700V800H1420V700Q1420 660 1440 640Z'), 10, {
      marks: printed(rect(1420, 710, 92, 52), '#f4c430'),
    }),
    sheet('#3f7050', rect(1444, 560, 42, 34, 6), 5),
    sheet('#d5dddf', placed(path('M-10 -140Q20 -120 16 -10H-14Z'), 'translate(1560 830) rotate(10)'), 6),
    sheet(palette.ink, placed(rect(-14, -10, 30, 100, 10), 'translate(1560 830) rotate(10)'), 6),
    // the bowl
    sheet('#e4b24a', path('M600 640Q640 560 800 552Q980 560 1010 640Z'), 9),
    ...[
      'M630 640Q650 580 740 590T860 600T980 640',
      'M660 630Q720 560 800 572T950 620',
      'M640 648Q760 600 850 630T990 648',
    ].map((d, i) => sheet(i % 2 ? '#f4d27a' : '#edc35a', strip(d, 18), 4, { edge: 0.6 })),
    sheet('#b8351f', path('M740 600Q760 556 820 566Q890 570 880 610Q820 640 740 600Z'), 6),
    sheet(palette.leaf, leafShape(800, 590, 70, 20, -30) + leafShape(806, 592, 60, 18, 24), 5),
    sheet('#1d5a7a', path('M570 630H1040Q1030 790 920 830H690Q580 790 570 630Z'), 18, {
      marks:
        line('M586 690Q800 730 1026 690', 12, '#9fd8d2') + line('M604 744Q800 780 1006 744', 8, '#9fd8d2'),
    }),
    sheet('#2a6f92', rect(556, 614, 500, 34, 16), 8),
    // one noodle, all the way up
    sheet('#f4d27a', strip('M780 610Q760 470 700 420Q640 360 600 300Q580 250 624 214', 19), 9, { edge: 0.6 }),
    // the toddler in the high chair
    sheet('#d9ac72', rect(200, 560, 40, 480, 10) + rect(560, 560, 40, 480, 10), 14),
    sheet(palette.skin1, strip('M520 580Q590 480 606 320', 54), 10),
    sheet(palette.skin1, circle(612, 286, 38), 5),
    sheet('#e5b08a', strip('M596 262L620 236', 22) + strip('M622 264L640 246', 22), 4),
    sheet('#2f5d7c', strip('M510 600Q566 540 586 440', 82), 10),
    sheet('#2f5d7c', path('M246 900Q240 600 330 560Q400 530 470 560Q560 600 554 900Z'), 14, {
      marks: line('M250 640H550M246 700H550M240 780H560M240 850H560', 18, '#f3ead6'),
    }),
    sheet('#33424f', path('M236 880H564L580 1040H220Z'), 8),
    sheet('#2a4f6b', strip('M296 620Q240 680 256 770', 78), 8),
    sheet('#fbf3dc', path('M340 560Q400 590 460 560L476 530H324Z'), 5),
    sheet('#fbf3dc', placed(path('M0 0L-50 -24V24ZM0 0L50 -24V24Z'), 'translate(400 572)'), 6),
    sheet('#e5b08a', ellipse(286, 440, 24, 34) + ellipse(514, 440, 24, 34), 5),
    sheet(
      '#a5532a',
      path('M290 440C280 320 340 280 400 280C464 280 520 320 510 440C500 530 300 530 290 440Z'),
      15,
    ),
    sheet(
      '#b9623a',
      path('M400 280Q380 230 430 214Q420 250 450 276Z') +
        path('M330 350Q390 300 470 340Q440 370 420 430Q360 410 330 350Z'),
      4,
    ),
    // back and strap of the chair
    sheet('#c9955a', rect(180, 700, 440, 46, 16), 14),
    sheet('#d9ac72', rect(190, 820, 420, 56, 14) + rect(190, 930, 420, 56, 14), 14),
    sheet('#a33e26', rect(382, 690, 40, 150, 6), 6),
    // coffee goes to the far end, in a grown-up's hand
    sheet('#fbf7ec', ellipse(1240, 806, 130, 26), 9),
    sheet('#fbf7ec', path('M1170 690H1310L1296 800H1184Z'), 10, {
      marks: line('M1174 720H1306', 9, '#a33e26'),
    }),
    sheet('#4a2a1a', ellipse(1240, 692, 66, 13), 2),
    pinch('translate(1312 742) rotate(4)', palette.skin3, '#e39a2d', '#f7e0b8', 16),
  ],
};
