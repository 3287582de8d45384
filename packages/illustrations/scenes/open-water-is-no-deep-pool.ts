import { circle, ellipse, ground, line, palette, path, rect, sheet, strip } from '../src/kit/index.ts';
import { headFromBehind } from '../src/kit/people.ts';
import type { Scene } from '../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A child in an orange life jacket stands ankle-deep at the edge of a lake, hand in hand with a grown-up in a jacket of her own',
  focus: [0.5, 0.55],
  layers: [
    ground('#f2d9a8'),
    sheet('#f7c96b', circle(1250, 200, 110), 3),
    sheet(
      '#b7a3b5',
      path('M-20 400L180 260L360 350L560 220L800 380L1000 300L1240 390L1440 310L1640 400V520H-20Z'),
      4,
    ),
    sheet('#8d86a3', path('M-20 440Q300 360 640 420T1240 430T1640 410V540H-20Z'), 5),
    sheet('#3f7050', path('M-20 480Q200 420 420 470T900 476T1640 462V540H-20Z'), 5),
    ...[60, 150, 250, 1330, 1420, 1520].map((x, i) =>
      sheet(
        ['#2f5c47', '#356650'][i % 2]!,
        path(`M${x - 46} 500L${x} ${350 + (i % 3) * 30}L${x + 46} 500Z`),
        4,
      ),
    ),
    // the lake gets darker where it gets deep
    sheet('#2f6f86', rect(-20, 490, 1640, 560), 6),
    sheet('#3f8299', path('M-20 590Q400 560 820 590T1640 580V1040H-20Z'), 3),
    sheet('#5699ab', path('M-20 690Q420 650 860 690T1640 680V1040H-20Z'), 3),
    sheet('#7bb3bd', path('M-20 800Q400 760 840 800T1640 790V1040H-20Z'), 3),
    ...[540, 640, 740].map((y, i) =>
      sheet(
        '#a8d0d4',
        strip(`M${120 + i * 90} ${y}H${330 + i * 60}M${1010 - i * 40} ${y + 18}H${1240 + i * 40}`, 8),
        1,
        { flat: true, opacity: 0.7 },
      ),
    ),
    // a line of floats, and the guard's chair
    ...[240, 400, 560, 1060, 1220, 1380].map((x, i) =>
      sheet(i % 2 ? palette.paper : palette.brick, circle(x, 612 + (i % 3) * 4, 20), 4),
    ),
    sheet(palette.paper, strip('M180 614Q800 632 1440 614', 5), 2, { edge: 0.5 }),
    sheet('#efe4cc', strip('M1340 900L1380 560M1500 900L1460 560M1360 740H1480M1350 820H1490', 18), 10),
    sheet(palette.brick, rect(1360, 530, 120, 40, 6), 9),
    sheet(palette.brick, rect(1366, 420, 108, 116, 8), 8, {
      marks: line('M1420 446V510M1388 478H1452', 18, '#fbf7ec'),
    }),
    // the beach
    sheet('#e2c48c', path('M-20 930Q400 880 860 930T1640 910V1040H-20Z'), 8),
    // the grown-up
    sheet(palette.skin3, strip('M900 800V960M1010 800V960', 62), 11),
    sheet('#2c3f63', path('M850 690H1060L1066 840H970L956 780L940 840H846Z'), 10),
    sheet('#e0692f', path('M846 440Q880 400 956 402Q1030 400 1062 440L1074 700H836Z'), 13),
    sheet('#2c3f63', rect(838, 520, 234, 22) + rect(836, 620, 238, 22), 3),
    headFromBehind('translate(954 316) scale(.96)', palette.skin3, '#1f1715', 'bun', 12),
    sheet('#e0692f', path('M890 420Q954 462 1020 420L1012 396H898Z'), 5),
    sheet(palette.skin3, strip('M1066 470Q1120 560 1118 660', 48), 9),
    sheet(palette.skin3, strip('M846 470Q800 560 776 652', 48), 9),
    // the child
    sheet(palette.skin2, strip('M640 880V970M708 880V970', 44), 11),
    sheet(palette.teal, path('M606 800H742L746 900H684L674 860L664 900H602Z'), 10),
    sheet('#ef7d33', path('M600 620Q620 592 674 594Q728 592 748 620L756 810H592Z'), 14),
    sheet('#1d3a57', rect(594, 672, 160, 18) + rect(592, 744, 164, 18), 3),
    headFromBehind('translate(674 520) scale(.76)', palette.skin2, '#3a241b', 'tail', 12),
    sheet('#ef7d33', path('M626 604Q674 636 722 604L716 586H632Z'), 5),
    sheet(palette.skin2, strip('M748 640Q772 660 774 668', 38), 9),
    sheet(palette.skin3, circle(776, 668, 32), 9),
    sheet(palette.skin2, strip('M600 640Q556 690 552 750', 38), 9),
    sheet(palette.skin2, circle(552, 762, 24), 6),
    // rings in the water
    sheet('#c6e2e2', ellipse(674, 974, 110, 18), 1, { flat: true, opacity: 0.8 }),
    sheet('#c6e2e2', ellipse(956, 974, 140, 20), 1, { flat: true, opacity: 0.8 }),
    sheet(palette.yolk, path('M200 930H300L288 1000H212Z'), 8),
    sheet(palette.brick, strip('M204 932Q250 860 296 932', 8), 5),
  ],
};
