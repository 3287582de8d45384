import {
  ground,
  palette,
  circle,
  ellipse,
  line,
  path,
  placed,
  printed,
  rect,
  sheet,
  strip,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const wheel = (x: number) => [
  sheet('#14121a', circle(x, 850, 130), 14),
  sheet('#8d999d', circle(x, 850, 72), 4, {
    marks: line(
      [0, 36, 72, 108, 144]
        .map((a) => {
          const c = Math.cos((a * Math.PI) / 180) * 66;
          const s = Math.sin((a * Math.PI) / 180) * 66;
          return `M${x - c} ${850 - s}L${x + c} ${850 + s}`;
        })
        .join(''),
      9,
      '#5c676c',
    ),
  }),
  sheet('#d5dddf', circle(x, 850, 20), 3),
];

const opening = path(
  'M560 330Q570 250 650 246H1080Q1120 250 1124 300V640Q1010 660 990 760H590Q560 760 558 720Z',
);

export const scene: Scene = {
  kind: 'scene',
  alt: 'A hand tests a child’s car seat at its belt path through the open door of a yellow taxi',
  focus: [0.52, 0.52],
  layers: [
    ground('#8f7fa8'),
    // the house at dusk: siding, a lit window, the garage
    ...Array.from({ length: 9 }, (_, i) =>
      sheet(i % 2 ? '#8777a1' : '#9686ae', rect(-20, -30 + i * 90, 1640, 96), 3),
    ),
    sheet('#e9dfcc', rect(60, 40, 260, 260, 4), 8),
    sheet('#f6cf6b', rect(82, 62, 216, 216), 0, { flat: true }),
    sheet('#e9dfcc', rect(182, 56, 14, 228) + rect(76, 160, 228, 14), 4),
    sheet('#c4593a', path('M82 62H140Q136 170 82 250Z') + path('M298 62H240Q244 170 298 250Z'), 4),
    sheet('#6d5f87', rect(1180, 60, 460, 700), 7),
    sheet('#7b6c96', rect(1204, 90, 430, 130) + rect(1204, 236, 430, 130) + rect(1204, 382, 430, 130), 3),
    sheet('#4f4568', rect(-20, 740, 1640, 60), 5),
    sheet('#5d5a66', path('M-20 790Q800 760 1640 790V1040H-20Z'), 8),
    sheet('#3a3742', ellipse(800, 960, 760, 46), 0, { flat: true, opacity: 0.6 }),
    // the car
    sheet(
      '#d9a233',
      path(
        'M-20 560Q80 500 260 480Q380 240 520 190Q640 160 900 164Q1180 166 1290 230Q1400 330 1440 470Q1520 500 1530 600V820Q1520 860 1470 860H-20Z',
      ),
      18,
    ),
    sheet('#c18a20', path('M-20 720H1530V820Q1520 860 1470 860H-20Z'), 3),
    sheet('#2c3a4a', path('M330 480Q420 270 520 236L520 470Z'), 3),
    sheet('#2c3a4a', path('M1170 250Q1250 250 1300 320L1360 460H1170Z'), 3),
    sheet('#4e6276', path('M1200 260L1240 262L1320 460H1280Z') + path('M440 330L480 280V470H400Z'), 1),
    sheet('#b8351f', path('M1490 560Q1524 570 1530 640L1480 650Z'), 6),
    sheet('#5c676c', rect(1440, 800, 130, 36, 14), 8),
    wheel(180),
    wheel(1260),
    // inside
    sheet('#2a2036', opening, 0, { flat: true }),
    sheet('#41354f', path('M900 380Q960 330 1040 350L1130 680H960Z'), 7, {
      clip: opening,
      marks: line('M950 400Q1000 540 1010 680', 6, '#2f2540'),
    }),
    sheet('#4c3f5c', path('M560 640Q760 600 1010 630L1000 770H560Z'), 7, { clip: opening }),
    sheet('#41354f', path('M550 240H640Q660 330 620 520Q600 600 556 620Z'), 6, { clip: opening }),
    // the seat, facing back: its base with the level, shell, cushion, harness
    sheet('#1b5158', path('M660 690L1010 660L1020 740Q840 770 664 744Z'), 9),
    sheet('#f3e9d4', rect(700, 700, 86, 26, 8), 3, { marks: printed(circle(744, 713, 9), '#6c9a4c') }),
    sheet('#1b5158', path('M596 330Q590 286 640 276Q700 268 724 300L700 420Z'), 8),
    sheet(
      '#2b7f83',
      path(
        'M604 330Q630 280 710 290Q770 310 784 410Q800 490 880 500Q980 500 1030 530Q1062 580 1030 640Q980 700 860 700Q710 700 656 610Q600 500 604 330Z',
      ),
      16,
    ),
    sheet(
      '#f3e9d4',
      path(
        'M650 350Q680 310 722 330Q744 350 752 420Q770 530 880 540Q980 540 1010 566Q1012 600 990 612Q860 640 770 590Q676 520 650 350Z',
      ),
      6,
    ),
    sheet('#e5d0a6', path('M654 350Q684 312 722 332Q738 350 744 400Q710 436 668 424Q656 390 654 350Z'), 5),
    sheet('#c4593a', strip('M706 430Q740 530 846 566', 30), 5),
    sheet(palette.ink, rect(718, 482, 66, 44, 10, 46), 6),
    sheet('#c8261a', rect(836, 544, 58, 46, 10, 12), 7),
    sheet(
      '#1f666a',
      path('M690 560Q760 640 900 640Q1000 640 1036 600Q1040 640 1010 660Q960 700 860 700Q740 700 690 640Z'),
      8,
    ),
    // the belt through the belt path
    sheet('#c3cdd0', strip('M1120 520Q1060 620 960 650T760 640', 26, 'butt'), 6, { clip: opening }),
    // the door, swung open
    sheet(
      '#c18a20',
      path('M560 330Q520 260 480 250L330 330Q300 400 300 520L300 880Q420 900 540 790L560 740Z'),
      20,
    ),
    sheet('#2c3a4a', path('M520 330L500 296L370 366Q346 420 344 510L530 460Z'), 4),
    sheet('#e0b04a', path('M330 560L536 500V540L330 610Z'), 3),
    sheet('#5c676c', rect(380, 640, 110, 26, 10, -16), 6),
    sheet('#a8751a', path('M330 720L530 650V740Q430 830 330 840Z'), 3),
    // the hand at the belt path, its arm from below
    sheet('#3f7050', path('M960 740L1100 700Q1280 860 1400 1040H1080Q1040 880 960 740Z'), 20, {
      marks: line('M1010 830L1180 780M1056 930L1280 880', 10, '#2f5a40'),
    }),
    sheet('#c6dba0', path('M944 736L1094 690L1124 736L968 790Z'), 8),
    sheet(palette.skin2, path('M880 650Q940 610 1010 640L1080 700L966 760Q890 740 880 650Z'), 10),
    ...[0, 1, 2, 3].map((i) =>
      sheet(
        palette.skin2,
        strip(
          `M${946 + i * 12} ${640 + i * 30}Q${890 + i * 8} ${614 + i * 30} ${838 + i * 18} ${628 + i * 32}`,
          40,
        ),
        7,
      ),
    ),
    // two manuals, a timer set to ten, an old juice box
    sheet('#e9dfcc', rect(540, 930, 230, 44, 4, -2), 9),
    sheet('#2f6fa3', rect(552, 890, 220, 44, 4, 3), 9, { marks: line('M580 912H680', 8, '#fbf7ec') }),
    sheet('#a33e26', circle(860, 900, 66), 14),
    sheet(palette.cream, circle(860, 900, 48), 3, {
      marks:
        line('M860 860V872M860 928V940M820 900H832M888 900H900', 7, '#1a2430') +
        printed(path('M860 900V858A42 42 0 0 1 896 880Z'), '#f4c430'),
    }),
    sheet(palette.ink, strip('M860 900L892 882', 7), 3, { edge: 0.5 }),
    sheet('#a33e26', rect(846, 816, 28, 26, 6), 5),
    sheet('#6c9a4c', rect(1386, 900, 130, 84, 6, 8), 12, {
      marks: placed(printed(circle(1451, 942, 26), '#e39a2d'), 'rotate(8 1451 942)'),
    }),
    sheet('#fbf7ec', strip('M1390 930L1340 920L1326 940', 8), 4, { edge: 0.5 }),
    sheet('#e8b86a', path('M1310 956Q1340 940 1380 960Q1390 984 1340 986Q1300 984 1310 956Z'), 2),
  ],
};
