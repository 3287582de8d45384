import {
  circle,
  ellipse,
  ground,
  hours,
  line,
  palette,
  path,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A teenager sleeps in a moonlit room with an alarm clock; through the door two phones charge in a lit kitchen',
  focus: [0.5, 0.52],
  layers: [
    ground('#22344f'),
    sheet('#2a3e5c', rect(-20, -20, 1000, 780), 2),
    // the window
    sheet('#17263c', rect(130, 90, 380, 380, 6), 7),
    sheet('#3b5a80', rect(154, 114, 332, 332), 0, { flat: true }),
    sheet(palette.moon, circle(390, 210, 62), 5),
    ...[
      [200, 170],
      [250, 300],
      [310, 150],
      [440, 360],
      [210, 400],
      [470, 150],
    ].map(([x, y]) => sheet(palette.moon, star(x!, y!, 13), 2)),
    sheet('#17263c', rect(312, 114, 16, 332) + rect(154, 272, 332, 16), 4),
    sheet(
      '#4d3b63',
      path('M96 70H190Q150 290 130 500H84Z') + path('M450 70H548L560 500H512Q490 280 450 70Z'),
      9,
    ),
    // a poster
    sheet(palette.plum, rect(600, 120, 180, 240, 3, 2), 5),
    sheet(palette.coral, circle(690, 220, 54), 3),
    sheet(palette.robin, rect(630, 300, 120, 22, 4, 2), 2),
    // the kitchen
    sheet('#f1e3bd', rect(1000, 60, 470, 900), 12),
    sheet('#e3a24a', rect(1040, 100, 390, 860), 0, { flat: true }),
    sheet('#f0bd62', rect(1040, 100, 390, 360), 2),
    sheet('#b5713a', rect(1080, 130, 310, 150, 4), 6, { marks: line('M1235 130V280', 6, '#7d4a22') }),
    sheet(palette.cream, path('M1190 300H1280L1320 372H1150Z'), 7),
    sheet('#fff3cf', ellipse(1235, 374, 84, 10), 2, { flat: true }),
    sheet('#8b5530', rect(1040, 620, 390, 340), 8, {
      marks: line('M1166 660V940M1300 660V940', 6, '#6b3f22'),
    }),
    sheet('#f6ecd2', rect(1024, 590, 420, 44, 4), 10),
    sheet(palette.ink, rect(1110, 468, 78, 132, 12, -4), 8, {
      marks: printed(rect(1120, 480, 58, 104, 6, -4), '#9fd8d2'),
    }),
    sheet(palette.ink, rect(1236, 468, 78, 132, 12, 5), 8, {
      marks: printed(rect(1246, 480, 58, 104, 6, 5), '#f4c430'),
    }),
    sheet(
      palette.paper,
      strip('M1152 596Q1150 560 1110 540', 7) + strip('M1280 596Q1330 580 1380 548', 7),
      4,
      { edge: 0.5 },
    ),
    sheet(palette.brick, ellipse(1380, 566, 40, 26), 7),
    sheet(palette.leaf, path('M1366 546Q1376 516 1400 520Q1396 544 1366 546Z'), 4),
    // light on the floor
    sheet('#8a6a4c', path('M1000 960H1470L1400 1040H700Z'), 1, { flat: true, opacity: 0.75 }),
    // the night table
    sheet('#5c4030', rect(780, 640, 180, 340, 6), 10),
    sheet('#6f4f3c', rect(764, 616, 212, 36, 6), 7),
    sheet(palette.coral, circle(862, 552, 66), 9),
    sheet(palette.paper, circle(862, 552, 48), 3, {
      marks:
        hours(862, 552, '#1a2430', { from: 36, to: 42, weight: 4 }) +
        line('M862 552V522M862 552L884 566', 6, '#1a2430'),
    }),
    sheet(palette.coral, circle(812, 494, 20) + circle(912, 494, 20), 5),
    // the bed
    sheet('#6f4a3a', rect(-20, 470, 70, 520, 10), 11),
    sheet('#3d5878', rect(-20, 780, 780, 240, 14), 12),
    sheet('#dfe6ea', path('M40 640Q60 580 180 590Q310 590 320 660Q316 740 180 744Q50 740 40 640Z'), 10),
    sheet('#6b4330', ellipse(196, 640, 96, 68, -8), 8),
    sheet('#7d5038', path('M120 606Q190 556 276 610Q240 600 200 618Q160 600 120 606Z'), 4),
    sheet(palette.skin1, path('M262 650Q300 668 292 706Q240 724 206 700Z'), 6),
    sheet('#4f7397', path('M110 760Q160 670 300 690Q480 640 620 700Q760 720 770 800L776 1040H60Z'), 15, {
      marks: line('M300 700Q330 860 320 1040M520 680Q540 860 530 1040', 8, '#3d5878'),
    }),
    sheet('#6d90b0', path('M110 764Q160 672 300 692Q330 690 360 684L352 736Q220 720 128 800Z'), 5),
  ],
};
