import {
  ground,
  pinch,
  palette,
  circle,
  ellipse,
  line,
  path,
  placed,
  rect,
  sheet,
  star,
  strip,
} from '../../src/kit/index.ts';
import type { Layer, Scene } from '../../src/scene.ts';

/** A voting booth: poles, a rod and a curtain of folds that ends at `hem`, over which no one sees. */
function booth(x: number, width: number, top: number, hem: number, folds: readonly [string, string]): Layer {
  const count = Math.round(width / 62);
  const fold = width / count;
  return [
    sheet('#6b747c', rect(x - 26, top - 30, 22, 850 - top), 9),
    sheet('#6b747c', rect(x + width + 4, top - 30, 22, 850 - top), 9),
    ...Array.from({ length: count }, (_, i) =>
      sheet(
        folds[i % 2] ?? folds[0],
        path(
          `M${x + i * fold - 8} ${top}H${x + (i + 1) * fold + 6}L${x + (i + 1) * fold + 10} ${hem - (i % 2) * 14}Q${x + (i + 0.5) * fold} ${hem + 26} ${x + i * fold - 8} ${hem - (i % 2) * 10}Z`,
        ),
        i % 2 ? 10 : 6,
      ),
    ),
    sheet('#8c959c', rect(x - 34, top - 20, width + 68, 34, 10), 9),
  ];
}

/** A shoe from behind, on its sole at `x`, `y`. */
const heelOf = (x: number, y: number, color: string, sole: string): Layer => [
  sheet(color, path(`M${x - 36} ${y}V${y - 40}Q${x} ${y - 74} ${x + 36} ${y - 40}V${y}Z`), 8),
  sheet(sole, rect(x - 42, y - 8, 84, 20, 5), 5),
];

export const scene: Scene = {
  kind: 'scene',
  alt: 'Beneath the curtain of a voting booth stand two grown-up shoes and, on a stool, two small yellow boots',
  focus: [0.5, 0.6],
  layers: [
    ground('#c9dfd6'),
    ...[0, 1, 2, 3].map((i) => sheet(i % 2 ? '#bfd8ce' : '#d2e5dc', rect(-20, -20 + i * 160, 1640, 168), 3)),
    // the gym: windows high up, lines on the floor
    sheet('#8a5a35', rect(-20, 560, 1640, 100), 5),
    ...[90, 1210].map((x) => [
      sheet(palette.paper, rect(x, -30, 300, 180, 4), 7),
      sheet('#8fc0cf', rect(x + 20, -30, 260, 160), 0, { flat: true }),
      sheet('#e0a04a', circle(x + 210, 130, 70) + circle(x + 130, 150, 60), 4, {
        clip: rect(x + 20, -30, 260, 160),
      }),
      sheet(palette.paper, rect(x + 142, -30, 16, 170), 4),
    ]),
    sheet('#d9a765', rect(-20, 640, 1640, 400), 6),
    ...[0, 1, 2, 3, 4].map((i) => sheet(i % 2 ? '#d0994f' : '#deb076', rect(-20, 648 + i * 74, 1640, 78), 2)),
    sheet('#2b7f83', strip('M-40 980C300 700 1300 700 1640 980', 18), 0, { flat: true, opacity: 0.7 }),
    // neighbors: a skirt and flat shoes, a wheelchair
    sheet(palette.skin3, strip('M200 620V760M282 620V760', 40), 7),
    heelOf(198, 806, '#8b2f1d', '#57351f'),
    heelOf(288, 812, '#8b2f1d', '#57351f'),
    sheet(palette.mauve, path('M150 600H340L362 700H128Z'), 8),
    booth(70, 340, 210, 650, ['#b5482d', '#c4593a']),
    sheet('#4b5d6b', rect(1330, 600, 120, 130, 14), 6),
    ...[1290, 1490].map((x) => [
      sheet(palette.ink, rect(x - 17, 560, 34, 270, 16), 9),
      sheet('#8fa0a6', rect(x - 8, 580, 10, 230, 4), 2),
    ]),
    sheet('#6b747c', strip('M1340 800V760H1440V800', 14), 5),
    sheet(palette.ink, circle(1340, 812, 20) + circle(1440, 812, 20), 6),
    booth(1196, 340, 210, 650, ['#b5482d', '#c4593a']),
    // the booth of the picture
    sheet(palette.navy, strip('M680 600V800', 78), 9),
    sheet(palette.navy, strip('M786 600V800', 78), 9),
    heelOf(678, 866, palette.bark, palette.ink),
    heelOf(790, 872, palette.bark, palette.ink),
    sheet(palette.wood, path('M866 800H1066L1080 884H1050L1040 830H892L882 884H852Z'), 10),
    sheet('#a9764d', rect(850, 776, 234, 36, 8), 9),
    sheet(palette.paper, strip('M920 590V700', 48), 7, {
      marks: line('M890 600H950M890 636H950M890 672H950', 14, '#a33e26'),
    }),
    sheet(palette.paper, strip('M1012 590V700', 48), 7, {
      marks: line('M980 600H1040M980 636H1040M980 672H1040', 14, '#a33e26'),
    }),
    ...[920, 1012].map((x, i) => [
      sheet(palette.yolk, path(`M${x - 36} ${690 + i * 6}H${x + 36}L${x + 40} 782H${x - 40}Z`), 9),
      sheet(palette.amber, rect(x - 40, 680 + i * 6, 80, 22, 6), 5),
      sheet('#c17a1c', rect(x - 42, 766, 84, 16, 5), 4),
    ]),
    booth(544, 560, 150, 620, ['#2f4b86', '#f3ecd8']),
    sheet(
      '#26406f',
      path(
        'M500 86H1148L1124 206Q1060 174 1000 206Q940 174 880 206Q824 174 764 206Q704 174 644 206Q584 174 524 206Z',
      ),
      13,
    ),
    ...[584, 704, 824, 944, 1064].map((x) => sheet(palette.moon, star(x, 134, 26), 4)),
    // left on the floor: a dinosaur
    sheet(
      palette.leaf,
      path(
        'M1120 900C1120 850 1160 826 1210 836C1230 800 1236 770 1270 766C1306 764 1318 786 1306 800L1266 812C1262 850 1270 870 1262 902H1236L1226 874H1180L1172 902H1146L1142 880C1120 890 1090 900 1064 884C1090 884 1108 880 1120 862Z',
      ),
      9,
    ),
    sheet('#4f7a38', path('M1150 842L1164 812L1182 834L1198 806L1214 832L1228 800L1238 826Z'), 3),
    // in front: a poll worker has a sticker for you
    sheet('#7a4a2e', path('M-20 900L420 930L470 1040H-20Z'), 16),
    sheet(palette.paper, path('M-20 914L330 938L350 1010L-20 986Z'), 5),
    ...[70, 190].map((x) => sheet('#2f4b86', ellipse(x, 958, 46, 22, 4), 2)),
    sheet(palette.paper, ellipse(410, 872, 84, 56, -10), 12, {
      marks: placed(line('M-40 -2L-10 24L48 -28', 17, '#b8351f'), 'translate(410 872) rotate(-10)'),
    }),
    pinch('translate(340 896) rotate(10) scale(-1 1)', palette.skin1, palette.moss, palette.cream, 17),
  ],
};
