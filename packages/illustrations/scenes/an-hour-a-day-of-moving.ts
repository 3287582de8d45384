import { ground, circle, ellipse, line, palette, path, rect, sheet, strip } from '../src/kit/index.ts';
import { headFromBehind } from '../src/kit/people.ts';
import type { Scene } from '../src/scene.ts';

const pavement = path('M640 400H960L1330 1040H270Z');
const chalk = '#f3ecd8';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A child jumps over a hopscotch of chalk toward the houses; a ball, a rope and chalk lie ready by the door',
  focus: [0.5, 0.5],
  layers: [
    ground('#f3b98c'),
    sheet('#f7cd9c', circle(1180, 330, 330), 5),
    sheet('#fbe0a8', circle(1180, 330, 220), 5),
    sheet('#fdf0c2', circle(1180, 330, 120), 5),
    // houses at the end of the street
    sheet('#c6735a', rect(60, 200, 250, 260), 7),
    sheet('#7a3f45', path('M20 214L185 90L350 214Z'), 8),
    sheet('#f6dd9c', rect(110, 260, 56, 70) + rect(210, 260, 56, 70), 4),
    sheet('#e8d9bb', rect(370, 250, 200, 210), 7),
    sheet('#4b6472', path('M340 262L470 160L600 262Z'), 8),
    sheet('#f6dd9c', rect(412, 300, 44, 56) + rect(490, 300, 44, 56), 4),
    sheet('#7c5a3c', rect(1408, 210, 44, 260), 6),
    sheet('#5f8a52', circle(1430, 180, 150) + circle(1530, 240, 110), 10),
    sheet('#73a05f', circle(1390, 150, 80), 4),
    sheet('#b06a4c', rect(1000, 290, 190, 170), 6),
    sheet('#5d3f4a', path('M976 300L1095 206L1214 300Z'), 7),
    sheet('#f6dd9c', rect(1040, 336, 44, 50) + rect(1110, 336, 44, 50), 3),
    // lawns, hedge and the path
    sheet(
      '#5f8a52',
      path('M-20 400Q160 370 300 400T620 396L700 420V470H-20Z') +
        path('M930 420Q1100 380 1300 410T1640 400V470H900Z'),
      8,
    ),
    sheet('#86ad5c', rect(-20, 440, 1640, 600), 6),
    sheet(
      '#93b968',
      path('M-20 600Q300 540 560 620L400 1040H-20Z') + path('M1640 560Q1300 560 1080 640L1240 1040H1640Z'),
      3,
    ),
    sheet('#5b6d84', pavement, 4),
    sheet('#66788f', path('M660 430H940L1100 720H500Z'), 1),
    // hopscotch
    sheet(chalk, strip('M690 520H910L930 574H670ZM800 520V574', 7), 0, { flat: true, opacity: 0.9 }),
    sheet(chalk, strip('M722 592H878L892 650H708Z', 8), 0, { flat: true, opacity: 0.9 }),
    sheet(chalk, strip('M620 676H980L1010 760H590ZM800 676V760', 9), 0, { flat: true, opacity: 0.9 }),
    sheet(chalk, strip('M690 786H910L930 884H670Z', 10), 0, { flat: true, opacity: 0.9 }),
    sheet(chalk, strip('M664 916H936L962 1034H638Z', 12), 0, { flat: true, opacity: 0.9 }),
    sheet(chalk, strip('M800 960V1010', 12), 0, { flat: true, opacity: 0.9 }),
    sheet(chalk, strip('M776 826Q800 800 820 822Q826 840 780 866H826', 11), 0, { flat: true, opacity: 0.9 }),
    sheet(palette.coral, path('M836 838l34 -8l16 18l-24 16l-26 -6Z'), 5),
    // the shadow, and the one who is over it
    sheet('#3f4f66', ellipse(800, 716, 150, 24), 0, { flat: true, opacity: 0.8 }),
    sheet('#2c3f63', strip('M762 470C730 540 700 560 660 566C640 580 650 600 664 612', 62), 9),
    sheet('#2c3f63', strip('M838 470C870 530 910 548 944 548C960 566 954 586 942 600', 62), 9),
    sheet(
      palette.cream,
      path('M640 604C660 596 690 608 696 628C694 648 652 652 632 640Z') +
        path('M926 592C950 586 974 598 976 616C972 636 930 638 914 624Z'),
      8,
    ),
    sheet(
      palette.brick,
      path('M628 634C650 648 690 650 700 630L702 644C690 666 640 662 626 650Z') +
        path('M910 620C930 634 970 634 980 616L982 630C970 650 924 650 908 634Z'),
      5,
    ),
    sheet(palette.skin2, strip('M706 300C640 270 600 220 584 160', 46), 10),
    sheet(palette.skin2, circle(578, 140, 32), 7),
    sheet(palette.skin2, strip('M894 300C960 270 1004 226 1024 170', 46), 10),
    sheet(palette.skin2, circle(1030, 150, 32), 7),
    sheet(
      '#d5482f',
      strip('M716 308C676 290 650 264 634 236', 74) + strip('M884 308C924 290 954 266 972 240', 74),
      10,
    ),
    sheet(
      '#d5482f',
      path(
        'M690 300Q740 262 800 262Q860 262 910 300L884 400Q890 450 894 492Q800 516 706 492Q710 450 716 400Z',
      ),
      14,
      {
        marks: line('M700 372H900M700 400H900', 16, '#f7eedb'),
      },
    ),
    headFromBehind('translate(800 176) rotate(-7) scale(.98)', palette.skin2, '#45291d', 'cap', 13),
    sheet(
      '#45291d',
      strip('M720 176C660 190 640 230 604 226', 30) + strip('M882 166C940 170 960 204 996 192', 30),
      9,
    ),
    sheet(palette.yolk, circle(716, 180, 17) + circle(884, 166, 17), 4),
    // what stands ready
    sheet('#7d5338', path('M-20 860H420L380 1040H-20Z'), 16),
    sheet('#96663f', path('M-20 846H440L424 886H-20Z'), 8),
    sheet(palette.amber, circle(250, 760, 94), 15, {
      marks: line('M156 760H344M250 666V854M186 690Q240 760 186 830M314 690Q260 760 314 830', 7, '#8a4a1a'),
    }),
    sheet(
      palette.teal,
      strip('M40 840C20 760 120 740 120 810C120 860 20 860 40 790C60 740 130 760 150 840', 17),
      10,
    ),
    sheet(palette.brick, rect(18, 800, 30, 70, 10, 12) + rect(134, 806, 30, 66, 10, -10), 7),
    sheet('#e7ddf0', rect(1250, 900, 150, 40, 18, -16), 12),
    sheet('#f4c430', rect(1330, 950, 140, 38, 18, 10), 12),
    sheet('#9fd8d2', rect(1200, 966, 120, 36, 18, 24), 12),
    sheet('#c6573e', path('M1420 780H1600L1576 960H1446Z'), 14),
    sheet('#d96f4c', rect(1406, 764, 210, 36, 10), 8),
    sheet(palette.ink, strip('M1424 770Q1510 650 1596 770', 8), 5, { edge: 0.6 }),
  ],
};
