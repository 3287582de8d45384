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
import type { Layer, Scene } from '../src/scene.ts';

/** A slice of orange, its rind below, 160 wide. */
function slice(transform: string): Layer {
  const at = (shape: string) => placed(shape, transform);
  return [
    sheet('#e8822c', at(path('M-86 0A86 86 0 0 0 86 0Z')), 8),
    sheet('#fbe6b8', at(path('M-76 0A76 76 0 0 0 76 0Z')), 2),
    sheet(
      '#f4a340',
      at(path('M-62 5L-6 5L-40 46Q-58 30 -62 5ZM62 5L6 5L40 46Q58 30 62 5ZM0 10L-32 52Q0 70 32 52Z')),
      2,
    ),
  ];
}

/** A whistle with its ring at the upper left, its mouthpiece to the right, 150 wide. */
function whistle(transform: string): Layer {
  const at = (shape: string) => placed(shape, transform);
  return [
    sheet('#8b9aa0', at(circle(0, -52, 16)), 4),
    sheet('#b7c4c8', at(path('M0 -48H104V-10H46A48 48 0 1 1 0 -48Z')), 9),
    sheet('#5b6c73', at(rect(34, -48, 26, 20) + circle(0, 0, 20)), 2),
  ];
}

const head = 'translate(404 392) rotate(4) scale(.6)';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A grandmother with a whistle, in profile, throws up her arms as a very small player kicks the ball toward the goal',
  focus: [0.4, 0.48],
  layers: [
    ground('#bfe0dc'),
    sheet('#f7e3a0', circle(1420, 130, 84), 4),
    sheet(
      palette.paper,
      path(
        'M180 170C180 130 240 120 260 150C290 110 360 130 356 170C390 170 390 204 356 204H186C150 200 150 172 180 170Z',
      ),
      5,
    ),
    sheet(
      palette.paper,
      path(
        'M1010 110C1012 84 1054 80 1066 100C1088 76 1130 90 1128 116C1152 118 1150 140 1128 140H1014C990 136 990 114 1010 110Z',
      ),
      5,
    ),
    sheet('#86b07c', path('M-20 380Q200 300 420 360T860 340T1280 350T1640 330V520H-20Z'), 5),
    // the school bus she drove
    sheet('#e5a92a', path('M1060 300H1320Q1340 300 1340 320V356H1390Q1410 360 1410 390V420H1060Z'), 9),
    sheet(
      '#32424e',
      rect(1080, 322, 50, 40, 4) +
        rect(1144, 322, 50, 40, 4) +
        rect(1208, 322, 50, 40, 4) +
        rect(1272, 322, 50, 40, 4),
      2,
    ),
    sheet(palette.ink, rect(1060, 380, 350, 9), 1),
    sheet(palette.ink, circle(1120, 424, 26) + circle(1346, 424, 26), 5),
    sheet('#7aa24c', rect(-20, 440, 1640, 600), 7),
    ...[0, 1, 2].map((i) =>
      sheet(i % 2 ? '#719949' : '#86ae58', path(`M-20 ${480 + i * 170}H1620V${560 + i * 180}H-20Z`), 2),
    ),
    sheet('#f0ecd6', path('M-20 640L1640 600V612L-20 654Z'), 0, { flat: true }),
    // goal
    sheet('#f6f2e0', path('M1120 470H1500L1560 720H1070Z'), 0, { flat: true, opacity: 0.2 }),
    sheet(
      '#f6f2e0',
      Array.from({ length: 10 }, (_, i) => strip(`M${1110 + i * 46} 440L${1126 + i * 42} 690`, 4)).join('') +
        Array.from({ length: 6 }, (_, i) => strip(`M1100 ${470 + i * 40}H1530`, 4)).join(''),
      2,
      { edge: 0.4 },
    ),
    sheet(palette.paper, strip('M1084 740V420H1550V740', 22, 'butt'), 9, { edge: 0.6 }),
    // those who wait their turn
    ...(
      [
        [640, 470, '#b8351f', '#33231f'],
        [720, 476, '#b8351f', '#a3552c'],
        [800, 468, '#b8351f', '#1a2430'],
      ] as const
    ).map(([x, y, shirt, hair]) => [
      sheet('#1d3a57', strip(`M${x - 14} ${y + 70}V${y + 112}M${x + 14} ${y + 70}V${y + 112}`, 18), 4),
      sheet(
        shirt,
        path(`M${x - 34} ${y + 4}Q${x} ${y - 12} ${x + 34} ${y + 4}L${x + 38} ${y + 80}H${x - 38}Z`),
        6,
      ),
      sheet(hair, circle(x, y - 28, 32), 6),
    ]),
    // the very small player, and the ball
    sheet('#4f7a38', ellipse(930, 850, 110, 16) + ellipse(1130, 800, 60, 11), 0, {
      flat: true,
      opacity: 0.6,
    }),
    sheet(palette.skin3, strip('M900 760L884 830', 34), 7),
    sheet(palette.paper, strip('M888 800L882 836', 38, 'butt'), 3, {
      marks: line('M860 812H920', 9, '#b8351f'),
    }),
    sheet(palette.ink, path('M860 832H906Q914 852 900 858H846Q842 840 860 832Z'), 5),
    sheet(palette.skin3, strip('M950 756C990 780 1010 780 1046 766', 34), 7),
    sheet(palette.ink, path('M1030 742L1066 734Q1086 760 1080 792Q1064 800 1050 784Z'), 5),
    sheet('#1d3a57', path('M866 690H988L984 776L934 772L926 750L912 784L860 776Z'), 8),
    sheet('#b8351f', path('M850 560Q924 530 996 560L1000 712H850Z'), 11, {
      marks: line('M924 600V680', 24, '#f7eedb'),
    }),
    sheet(palette.skin3, strip('M858 580C810 600 790 640 776 680', 32), 8),
    sheet(palette.skin3, strip('M990 580C1040 570 1060 540 1090 520', 32), 8),
    sheet('#b8351f', strip('M862 578L826 606M988 578L1026 572', 44), 6),
    sheet(palette.skin3, circle(858, 500, 17) + circle(990, 500, 17), 5),
    sheet('#2a2024', circle(924, 490, 72), 12),
    sheet(palette.paper, circle(1136, 756, 48), 11),
    sheet(
      palette.ink,
      path('M1136 732L1158 748L1150 774H1122L1114 748Z') +
        path('M1096 734L1108 720L1118 728L1108 746Z') +
        path('M1176 734L1164 720L1154 728L1164 746Z') +
        path('M1120 798L1136 788L1152 798L1140 804Z'),
      2,
    ),
    // coach grandma, who has turned her head to the goal
    sheet('#6d4d86', strip('M250 600C150 520 130 380 150 220', 92), 13),
    sheet('#6d4d86', strip('M560 600C640 500 650 380 630 240', 92), 13),
    sheet('#f7eedb', strip('M150 258L150 226M630 276L630 244', 98, 'butt'), 5),
    sheet(palette.skin1, strip('M150 200C146 170 150 150 154 130', 72), 9),
    sheet(palette.skin1, strip('M132 130L112 74M150 116L146 48M170 122L182 60M186 150L222 112', 28), 9),
    sheet(palette.skin1, strip('M630 220C632 190 628 170 624 154', 70), 9),
    // her fist, and the whistle that swings from it on its cord
    sheet('#f4c430', strip('M668 112C716 116 742 156 744 214', 10), 4, { edge: 0.5 }),
    sheet(
      palette.skin1,
      path('M572 132C562 84 574 54 604 46H650C682 54 694 86 682 134C672 166 586 166 572 132Z'),
      9,
    ),
    ...[592, 615, 638, 661].map((x) => sheet(palette.skin1, strip(`M${x} 60V104`, 27), 4)),
    sheet(palette.skin1, strip('M578 132C604 116 634 116 660 126', 33), 6),
    whistle('translate(742 262) rotate(10)'),
    sheet(
      '#6d4d86',
      path('M190 1040C180 820 200 640 260 570Q400 520 550 570C612 640 630 820 620 1040Z'),
      18,
      {
        marks:
          line('M404 540V1040', 7, '#55386b') +
          line('M238 620C220 760 214 900 216 1040M572 620C592 760 598 900 596 1040', 17, '#f7eedb'),
      },
    ),
    sheet('#f4c430', strip('M300 580Q404 700 510 580', 13), 4, { edge: 0.6 }),
    profile(head, palette.skin1, '#6a6478', { nose: 10, tip: 10, chin: 8 }),
    // her curls, and the knot on top
    profileHair(head, '#b3aebf', 'curls', 9),
    sheet('#a29db0', placed(circle(-190, -262, 92), head), 8),
    sheet('#b8351f', placed(strip('M-190 -190Q-130 -210 -104 -262', 26), head), 4),
    // oranges, put down
    sheet('#8a5a35', path('M1040 950L1640 900V1040H1020Z'), 15),
    sheet(palette.paper, path('M1110 900Q1330 940 1560 880L1520 980Q1330 1010 1150 990Z'), 9),
    slice('translate(1210 890) rotate(-14)'),
    slice('translate(1340 870) rotate(8)'),
    slice('translate(1470 866) rotate(-6)'),
    slice('translate(1280 930) rotate(18)'),
    slice('translate(1420 926) rotate(-20)'),
  ],
};
