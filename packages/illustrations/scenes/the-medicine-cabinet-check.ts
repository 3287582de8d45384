import {
  ground,
  circle,
  ellipse,
  line,
  palette,
  path,
  pinch,
  placed,
  printed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import type { Layer, Scene } from '../src/scene.ts';

/** A closed bottle whose foot is at `x`, `y`. */
function bottle(x: number, y: number, width: number, height: number, color: string, label: string): Layer {
  const left = x - width / 2;
  return [
    sheet(
      color,
      path(
        `M${left} ${y}V${y - height * 0.68}Q${left} ${y - height * 0.8} ${x - width * 0.26} ${y - height * 0.84}H${x + width * 0.26}Q${left + width} ${y - height * 0.8} ${left + width} ${y - height * 0.68}V${y}Z`,
      ),
      7,
    ),
    sheet(palette.paper, rect(x - width * 0.34, y - height, width * 0.68, height * 0.2, 5), 6, {
      marks: line(
        `M${x - width * 0.16} ${y - height}V${y - height * 0.8}M${x} ${y - height}V${y - height * 0.8}M${x + width * 0.16} ${y - height}V${y - height * 0.8}`,
        4,
        '#1a243033',
      ),
    }),
    sheet(label, rect(left, y - height * 0.56, width, height * 0.34), 2, {
      marks: line(
        `M${left + 12} ${y - height * 0.44}H${left + width - 12}M${left + 12} ${y - height * 0.32}H${left + width - 24}`,
        5,
        '#1a243066',
      ),
    }),
  ];
}

export const scene: Scene = {
  kind: 'scene',
  alt: 'A hand locks a cabinet of medicines high on a bathroom wall, far above a step stool and a toy boat',
  focus: [0.5, 0.36],
  layers: [
    ground('#93ad8f'),
    ...[0, 1, 2, 3, 4].map((j) =>
      sheet(j % 2 ? '#9cb698' : '#a3bc9e', rect(-20, 560 + j * 92, 1640, 84), 2, {
        marks: line(
          Array.from({ length: 11 }, (_, i) => `M${(i + (j % 2) / 2) * 160} 540V1040`).join(''),
          7,
          '#87a184',
        ),
      }),
    ),
    sheet('#f2ead2', rect(-20, 536, 1640, 30), 5),
    // a guest's bag on a hook, as high as the rest
    sheet(palette.wood, rect(120, 110, 210, 40, 6), 6),
    sheet(palette.ink, strip('M224 130V176Q224 196 206 196', 13), 6),
    sheet('#6b2f3c', strip('M150 350Q160 190 220 180Q282 190 296 350', 16), 7),
    sheet('#8d3f4f', path('M110 336H336L352 500Q352 520 330 520H116Q94 520 94 500Z'), 12),
    sheet('#a44e5f', path('M110 336H336L330 420Q224 456 116 420Z'), 5),
    sheet(palette.yolk, circle(223, 430, 17), 5),
    // the cabinet
    sheet('#f4ecd6', rect(430, 30, 780, 500, 8), 16),
    sheet('#2c5a57', rect(468, 66, 704, 428), 0, { flat: true }),
    sheet('#326562', rect(468, 66, 704, 200), 2),
    sheet('#e3d6b4', rect(468, 262, 704, 22) + rect(468, 474, 704, 22), 6),
    bottle(540, 264, 92, 172, '#b9692c', palette.paper),
    bottle(640, 264, 80, 140, palette.mauve, palette.cream),
    bottle(732, 264, 74, 168, '#b9692c', palette.egg),
    bottle(880, 264, 90, 150, palette.coral, palette.paper),
    sheet(palette.paper, rect(946, 148, 116, 116, 3), 8, {
      marks: printed(rect(946, 148, 116, 36), '#2b7f83') + line('M966 208H1040M966 232H1016', 7, '#1a243066'),
    }),
    bottle(1114, 264, 78, 174, '#b9692c', palette.cream),
    sheet(palette.yolk, rect(500, 376, 120, 98, 3), 8, {
      marks: printed(rect(500, 428, 120, 22), '#a33e26'),
    }),
    bottle(682, 474, 88, 150, palette.robin, palette.paper),
    bottle(940, 474, 84, 158, '#b9692c', palette.paper),
    sheet(palette.paper, rect(1020, 400, 120, 74, 6), 8, { marks: line('M1020 424H1140', 8, '#c4593a') }),
    sheet(
      '#f4ecd6',
      rect(450, 48, 740, 34) +
        rect(450, 478, 740, 34) +
        rect(450, 48, 34, 464) +
        rect(1156, 48, 34, 464) +
        rect(780, 48, 80, 464),
      9,
    ),
    sheet('#e2f0ee', path('M500 90H620L500 300Z') + path('M880 90H1000L880 300Z'), 0, {
      flat: true,
      opacity: 0.22,
    }),
    sheet('#c99a3a', rect(794, 262, 52, 118, 16), 5),
    sheet(palette.ink, circle(820, 300, 10) + rect(815, 300, 10, 38, 3), 0, { flat: true }),
    // the key
    sheet(palette.brick, strip('M902 366Q930 430 900 486', 8), 6, { edge: 0.6 }),
    sheet(palette.paper, rect(862, 478, 74, 92, 6, 10), 9, {
      marks: placed(
        printed(rect(-8, -22, 16, 44), '#a33e26') + printed(rect(-22, -8, 44, 16), '#a33e26'),
        'translate(899 524) rotate(10)',
      ),
    }),
    sheet('#8d9aa0', strip('M820 316L880 346', 15), 8),
    sheet('#8d9aa0', circle(908, 360, 42), 9),
    pinch('translate(926 370) rotate(24) scale(1.06)', palette.skin3, '#d9a441', palette.cream, 18),
    // below: the sink, brushes, a mirror's edge
    sheet('#dfe7e2', path('M420 736H1090Q1090 900 980 930H530Q420 900 420 736Z'), 14),
    sheet('#eff3ee', rect(380, 716, 750, 44, 18), 9),
    sheet('#c3cfca', ellipse(755, 736, 250, 13), 0, { flat: true }),
    sheet('#9fb0b3', path('M728 722V640Q728 600 770 600H800V634H778Q766 634 766 648V722Z'), 9),
    sheet('#9fb0b3', rect(690, 676, 120, 18, 8), 5),
    sheet(palette.coral, strip('M486 690L462 590', 13), 6),
    sheet(palette.teal, strip('M510 690L536 584', 13), 6),
    sheet(palette.paper, rect(446, 570, 26, 40, 6, -13) + rect(524, 564, 26, 40, 6, 13), 5),
    sheet(palette.yolk, path('M456 634H542L532 718H466Z'), 8),
    sheet('#f0a58a', rect(940, 686, 120, 34, 14), 7),
    // the bag with what goes away
    sheet(
      '#c89b66',
      path('M1230 700L1252 668L1290 690L1330 662L1372 690L1410 666L1436 700L1456 980H1210Z'),
      15,
      { marks: line('M1290 700L1276 980M1380 700L1396 980', 5, '#00000022') },
    ),
    sheet(
      '#a97a45',
      path('M1236 704L1252 668L1290 690L1330 662L1372 690L1410 666L1430 704Q1330 730 1236 704Z'),
      2,
    ),
    sheet(palette.brick, strip('M1290 800L1376 886M1376 800L1290 886', 20), 3),
    // the floor, where children are
    sheet('#5f7a74', rect(-20, 950, 1640, 90), 10),
    sheet(palette.rust, path('M120 880H170L150 990H96Z') + path('M320 880H370L392 990H338Z'), 9),
    sheet('#d96f4c', rect(96, 846, 300, 44, 12), 12),
    sheet(palette.robin, path('M196 820H330L306 850H220Z'), 8),
    sheet(palette.paper, path('M258 740V814H206Z') + path('M270 756V814H312Z'), 6),
  ],
};
