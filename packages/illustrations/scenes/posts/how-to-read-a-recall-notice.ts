import {
  ground,
  palette,
  circle,
  line,
  path,
  placed,
  rect,
  sheet,
  star,
  strip,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A magnifying glass over a notice with a yellow toy duck, at the number on its label',
  focus: [0.48, 0.5],
  layers: [
    ground(palette.brick),
    sheet('#ab452c', rect(-20, -20, 560, 1040), 3),
    // other toys waiting
    sheet(palette.teal, rect(60, 640, 150, 150, 8, -8), 12),
    sheet(palette.paper, placed(path('M0 -40L40 40H-40Z'), 'translate(135 712) rotate(-8)'), 4),
    sheet(palette.yolk, rect(170, 770, 150, 150, 8, 9), 12),
    sheet(palette.brick, circle(245, 845, 36), 4),
    sheet('#efe1bf', rect(24, 820, 150, 150, 8, 4), 12),
    sheet(palette.plum, star(99, 898, 44, 6), 4),
    // the notice
    sheet('#e9dcc0', path('M420 60L1240 20L1290 950L450 985Z'), 16),
    sheet(palette.paper, path('M390 70L1226 44L1262 966L424 990Z'), 10, {
      marks: `<g transform="rotate(-2 800 500)"><rect x="470" y="112" width="330" height="52" fill="#1a2430"/><rect x="470" y="184" width="640" height="20" fill="#1a243088"/><rect x="470" y="216" width="540" height="20" fill="#1a243088"/>${[0, 1, 2, 3].map((i) => `<rect x="470" y="${760 + i * 44}" width="${[640, 600, 650, 380][i]}" height="18" fill="#1a243055"/>`).join('')}<rect x="960" y="112" width="150" height="52" fill="none" stroke="#a33e26" stroke-width="7"/><rect x="980" y="132" width="110" height="12" fill="#a33e26"/></g>`,
    }),
    // the duck
    sheet('#e2ac1d', path('M540 560Q500 480 566 430Q560 520 640 520Z'), 9),
    sheet(
      palette.yolk,
      path(
        'M552 548Q640 570 700 520Q780 560 900 520Q960 560 940 640Q900 740 740 740Q590 740 552 620Q546 580 552 548Z',
      ),
      16,
    ),
    sheet(
      palette.yolk,
      path('M800 540Q740 500 744 420Q756 320 860 316Q964 322 968 426Q964 510 900 546Z'),
      12,
    ),
    sheet('#e2ac1d', path('M620 600Q700 570 790 600Q770 690 690 690Q630 680 620 600Z'), 9),
    sheet('#d9602f', path('M956 400Q1040 396 1060 426Q1030 456 956 452Q936 426 956 400Z'), 9),
    sheet('#b94a22', path('M960 426Q1020 430 1056 428Q1030 456 956 452Z'), 2),
    sheet(palette.ink, circle(884, 404, 17), 3),
    sheet(palette.paper, circle(890, 398, 5), 0),
    // the tag
    sheet(palette.ink, strip('M880 540Q900 580 930 600', 6), 5, { edge: 0.5 }),
    sheet(
      palette.robin,
      placed(path('M-120 -62H86L140 0L86 62H-120Z'), 'translate(980 660) rotate(196)'),
      10,
      {
        marks: placed(
          line('M-86 -24H56M-86 6H20M-86 34H40', 12, '#1b5158'),
          'translate(980 660) rotate(16) translate(-20 0)',
        ),
      },
    ),
    sheet(palette.brick, placed(circle(100, 0, 13), 'translate(980 660) rotate(196)'), 2),
    // the glass
    sheet('#cdebe6', circle(960, 640, 176), 0, { opacity: 0.3, flat: true }),
    sheet(
      palette.ink,
      `<path d="M960 440a200 200 0 1 0 .1 0ZM960 474a166 166 0 1 1 -.1 0Z" fill-rule="evenodd"/>`,
      18,
    ),
    sheet(
      '#3b4a58',
      `<path d="M960 451a189 189 0 1 0 .1 0ZM960 460a180 180 0 1 1 -.1 0Z" fill-rule="evenodd"/>`,
      0,
      { flat: true },
    ),
    sheet('#ffffff', strip('M838 606Q850 552 896 524', 15), 0, { flat: true, opacity: 0.75 }),
    sheet('#ffffff', strip('M834 646V654', 15), 0, { flat: true, opacity: 0.75 }),
    sheet(palette.slate, rect(1096, 752, 90, 52, 6, 44), 9),
    sheet('#7f2d1a', path('M-28 0H28L40 300H-40Z', 'translate(1150 796) rotate(-46)'), 16),
    sheet('#95402a', path('M-12 10H6L10 290H-20Z', 'translate(1150 796) rotate(-46)'), 2),
    sheet(palette.skin1, strip('M1330 830C1280 800 1240 800 1200 830', 54), 10),
    sheet(palette.skin1, strip('M1370 880C1320 856 1280 862 1246 886', 54), 8),
    sheet(palette.skin1, strip('M1410 930C1370 912 1330 916 1296 940', 52), 8),
    sheet(
      palette.skin1,
      path('M1300 800C1380 740 1470 800 1540 860L1640 1040H1400C1340 960 1290 880 1300 800Z'),
      9,
    ),
    sheet(palette.skin1, strip('M1400 820C1340 760 1290 750 1236 782', 50), 7),
    sheet(palette.navy, path('M1480 800L1660 760V1060H1400Z'), 14),
    sheet('#d5e3e3', path('M1462 812L1520 786L1600 1050L1420 1050Q1440 900 1462 812Z'), 6),
  ],
};
