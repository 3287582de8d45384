import {
  circle,
  ellipse,
  ground,
  leafShape,
  line,
  palette,
  path,
  placed,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../src/kit/index.ts';
import { moved } from '../src/kit/moved.ts';
import { headFromBehind } from '../src/kit/people.ts';
import type { Layer, Scene } from '../src/scene.ts';

/**
 * The house of the front page by day, with light in every room. The page lays the light of the hour over it
 * (packages/content, src/front-house.ts), so that the sky is almost white, and corners and outline must not
 * move without it. A window is 470 × 250 px. On wide screens the page crops the uppermost 110 px.
 */
const windows = { nursery: [185, 340], bedroom: [945, 340], kitchen: [185, 668], stove: [945, 668] } as const;

const boards = ['#3f8f90', '#39868a'];
const trim = '#f4e8cf';
const roof = ['#a8452f', '#9a3d2a', '#a8452f'];

/** The opening of a window, as a clip for what is in its room. */
const opening = ([x, y]: readonly [number, number]) => rect(x - 8, y - 8, 486, 266);

/** The wall of a room, then its things, then the frame that is cut out of one sheet. */
function room(at: readonly [number, number], wall: string, things: readonly Layer[]): Layer[] {
  const [x, y] = at;
  const ring = `M${x - 20} ${y - 20}h510v290h-510Z M${x} ${y}v250h470v-250Z`;
  return [
    sheet(wall, rect(x - 10, y - 10, 490, 270), 0, { flat: true }),
    clipped(things, opening(at)),
    sheet(trim, path(ring), 10),
    sheet('#e6d6b4', rect(x - 32, y + 254, 534, 22, 3), 9),
  ];
}

function clipped(things: readonly Layer[], clip: string): Layer {
  return things.map((thing): Layer => (isSheet(thing) ? { ...thing, clip } : clipped(thing, clip)));
}

const isSheet = (thing: Layer): thing is Exclude<Layer, readonly Layer[]> => !Array.isArray(thing);

/** The left edge of the roof. */
const left = (y: number) => 64 + ((312 - y) * 254) / 126;

/** A row of shingles: a strip as wide as the roof is there, whose lower edge is scalloped. */
function shingles(top: number, bottom: number): string {
  const [from, to] = [left(bottom), 1600 - left(bottom)];
  const count = Math.round((to - from) / 74);
  const step = (to - from) / count;
  let d = `M${left(top)} ${top}H${1600 - left(top)}L${to} ${bottom}`;
  for (let i = 0; i < count; i++) d += `q${-step / 2} 32 ${-step} 0`;
  return path(`${d}Z`);
}

export const scene: Scene = {
  kind: 'scene',
  alt: 'A house with four large windows, seen from the street: a parent with a baby on the shoulder, a breakfast with a school bag, a pot on the stove, and a bed with a radio',
  focus: [0.5, 0.6],
  layers: [
    ground('#f1f3ec'),
    // what is behind the house
    sheet('#c3d3cb', path('M-20 760Q40 640 130 700T300 760V1000H-20Z'), 4),
    sheet('#c3d3cb', path('M1620 720Q1560 610 1470 690T1300 760V1000H1620Z'), 4),
    sheet('#a4bdae', path('M-20 860Q30 770 110 820T240 900V1000H-20Z'), 5),
    sheet('#a4bdae', path('M1620 850Q1560 760 1490 810T1380 900V1000H1620Z'), 5),
    // the walls
    sheet(boards[0]!, rect(130, 300, 1340, 660), 12),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) => sheet(boards[i % 2]!, rect(130, 304 + i * 94, 1340, 104), 2)),
    sheet(trim, rect(124, 290, 20, 668) + rect(1456, 290, 20, 668), 6),
    // the roof, row over row
    sheet(roof[0]!, path('M64 312L318 186H1282L1536 312Z'), 14),
    sheet(roof[1]!, shingles(250, 284), 4),
    sheet(roof[0]!, shingles(214, 250), 4),
    sheet(roof[1]!, shingles(184, 216), 4),
    sheet('#7f3022', rect(296, 172, 1008, 24, 6), 6),
    sheet(trim, rect(50, 302, 1500, 26, 4), 9),
    // the chimney, and who has built on it
    moved('translate(0 16)', [
      sheet('#8a4a38', rect(1062, 184, 120, 92), 8, {
        marks: line(
          'M1062 212H1182M1062 242H1182M1102 184V212M1144 184V212M1122 212V242M1090 242V276M1156 242V276',
          4,
          '#6f3829',
        ),
      }),
      sheet(trim, rect(1046, 174, 152, 20, 3), 6),
      sheet('#fbf7ec', ellipse(1128, 140, 23, 29, 10), 4, {
        marks: printed(
          circle(1113, 128, 2.5) + circle(1119, 137, 3.5) + circle(1116, 146, 2.5) + circle(1127, 149, 2),
          '#7d9c96',
        ),
      }),
      sheet('#c89b66', path('M1060 136Q1122 162 1184 134Q1182 176 1150 180H1094Q1064 178 1060 136Z'), 6, {
        marks: line('M1064 148Q1122 172 1180 146M1072 160Q1122 182 1172 158', 4.5, '#80502f'),
      }),
      sheet('#a97a45', strip('M1052 146L1086 158M1192 142L1160 160M1070 128L1092 150', 6), 3, { edge: 0.6 }),
    ]),

    // 3 a.m.: the nursery
    ...room(windows.nursery, '#f2c75c', [
      sheet('#f7d981', circle(560, 430, 190), 0, { flat: true }),
      sheet('#fbe7a6', circle(560, 430, 112), 0, { flat: true }),
      // a crib behind
      sheet('#c58b4e', [0, 1, 2, 3].map((i) => rect(206 + i * 36, 470, 12, 140, 4)).join(''), 4),
      sheet('#d39a5b', rect(170, 452, 160, 24, 8), 5),
      // three stars over it
      sheet('#c4593a', star(232, 398, 22, 8), 3),
      sheet('#2b7f83', star(290, 384, 16, -8), 3),
      // the lamp on its chest
      sheet('#80502f', rect(490, 560, 190, 60), 6),
      sheet('#2b7f83', path('M546 470H574L588 562H532Z'), 5),
      sheet('#c4593a', path('M520 388H600L632 480H488Z'), 7),
      // the parent, and the baby on the shoulder
      sheet(palette.skin2, circle(452, 462, 42), 6),
      sheet(
        '#9fd8d2',
        path('M408 470C398 420 430 400 462 404C494 410 506 440 494 470C470 452 436 452 408 470Z'),
        4,
        {
          marks: line('M404 462C436 440 472 440 498 464', 9, '#f7eedb'),
        },
      ),
      sheet('#f7eedb', circle(470, 398, 15), 4),
      sheet('#5d3a58', path('M262 640C262 560 296 520 352 508H400C460 514 496 552 502 640Z'), 10),
      sheet('#724a6c', path('M376 516C430 530 470 560 480 640H430C424 590 404 548 360 528Z'), 3),
      ...headFromBehind('translate(376 440) scale(.66)', palette.skin2, '#2c1d18', 'bun', 9),
      sheet('#f3d3bb', path('M334 508Q376 524 420 506L424 528Q376 546 330 530Z'), 4),
      sheet(palette.skin2, circle(452, 512, 15), 4),
    ]),
    // a thermometer and a glass on the sill
    sheet('#fbf7ec', placed(rect(-74, -15, 120, 30, 13), 'translate(560 588) rotate(-5)'), 5, {
      marks: placed(
        printed(rect(-52, -9, 52, 18, 3), '#9fd8d2') + line('M-40 0H-16', 6, '#a33e26'),
        'translate(560 588) rotate(-5)',
      ),
    }),
    sheet('#4b5d6b', strip('M606 584L650 580', 11), 3, { edge: 0.6 }),

    // 7 a.m.: the kitchen
    ...room(windows.kitchen, '#f6e2ad', [
      sheet('#fbf0cf', path('M180 650H480L300 920H180Z'), 0, { flat: true }),
      sheet('#b98750', rect(170, 716, 210, 14), 5),
      sheet('#c4593a', path('M196 676H240L236 716H200Z'), 5),
      sheet('#2b7f83', path('M258 668H306L302 716H262Z'), 5),
      sheet('#f4c430', rect(324, 676, 34, 40, 4), 5),
      sheet('#80502f', rect(170, 868, 500, 60), 8),
      sheet('#9b643c', rect(170, 862, 500, 16), 4),
      // toast jumps
      sheet('#c98742', path('M212 790Q204 764 228 762H262Q286 764 278 790V830H212Z'), 4),
      sheet('#e3b06a', path('M222 792Q216 774 232 772H258Q274 774 268 792V830H222Z'), 2),
      sheet('#9fb2b8', path('M184 866V826Q184 806 204 806H288Q308 806 308 826V866Z'), 8),
      sheet('#4b5d6b', rect(206, 818, 78, 9, 4) + circle(292, 846, 8), 2),
      // the bowl
      sheet('#fbf7ec', ellipse(412, 800, 92, 20), 5),
      sheet(
        '#e39a2d',
        circle(376, 796, 13) + circle(412, 790, 13) + circle(446, 798, 13) + circle(394, 806, 11),
        3,
      ),
      sheet('#9aa7ab', strip('M470 800L520 712', 13), 6, { edge: 0.6 }),
      sheet(
        '#2b7f83',
        path('M318 802Q412 830 506 802C500 846 468 868 442 868H382C356 868 324 846 318 802Z'),
        9,
        {
          marks: line('M326 826Q412 850 498 826', 9, '#9fd8d2'),
        },
      ),
    ]),
    // the school bag waits on the sill
    sheet('#7f3022', strip('M562 760C562 716 612 716 612 760', 15), 5),
    sheet('#c4593a', path('M520 800Q520 746 566 746H608Q654 746 654 800V922H520Z'), 10),
    sheet('#a33e26', path('M520 800Q520 746 566 746H608Q654 746 654 800V826Q587 852 520 826Z'), 4),
    sheet('#a33e26', rect(546, 862, 84, 52, 10), 4),
    sheet('#f4c430', rect(578, 826, 18, 30, 4), 3),

    // 5 p.m.: dinner
    ...room(windows.stove, '#efae62', [
      sheet('#f6c883', path('M1050 650H1120L1330 930H900Z'), 0, { flat: true }),
      // a lamp, and what hangs on the wall
      sheet('#57351f', strip('M1046 650V690', 7), 4, { edge: 0.5 }),
      sheet('#2b7f83', path('M980 744Q988 690 1046 690T1112 744Z'), 7),
      sheet('#fbe7a6', ellipse(1046, 745, 48, 11), 2),
      sheet('#57351f', rect(1300, 690, 140, 10, 4), 3),
      sheet('#7f3022', strip('M1336 700V744', 9) + circle(1336, 762, 24), 4),
      sheet('#9aa7ab', strip('M1384 700V736', 8) + ellipse(1384, 756, 15, 24), 4),
      // the stove and the pot
      sheet('#4b5d6b', rect(930, 888, 500, 50), 8),
      sheet('#f3f0e2', strip('M1136 786C1112 766 1156 750 1138 720C1128 704 1142 694 1140 684', 15), 3, {
        opacity: 0.85,
      }),
      sheet('#7f3022', ellipse(1152, 812, 126, 20), 4),
      sheet('#6c9a4c', circle(1094, 808, 17) + circle(1188, 804, 15), 3),
      sheet('#e39a2d', circle(1136, 808, 17), 3),
      // the hand that stirs
      sheet('#f4c430', path('M1340 690L1480 660V806L1344 778Z'), 9),
      sheet('#f7eedb', path('M1326 688L1354 682L1362 786L1332 782Z'), 4),
      sheet(palette.skin2, path('M1252 712C1270 692 1312 694 1338 702V772C1312 786 1272 788 1252 768Z'), 7),
      sheet('#d9ad72', strip('M1268 668L1206 816', 17), 6),
      sheet(palette.skin2, strip('M1290 722C1262 714 1246 714 1232 722', 22), 5),
      sheet(palette.skin2, strip('M1286 741C1258 735 1240 736 1224 743', 22), 5),
      sheet(palette.skin2, strip('M1284 760C1258 756 1240 758 1220 763', 21), 5),
      sheet(palette.skin2, strip('M1284 777C1262 776 1246 778 1230 782', 19), 4),
      sheet(palette.skin2, strip('M1308 706C1292 686 1278 684 1262 690', 23), 5),
      sheet('#a33e26', rect(1002, 834, 36, 22, 9) + rect(1264, 834, 36, 22, 9), 6),
      sheet('#b84b30', path('M1024 812Q1152 842 1280 812V866Q1280 892 1254 892H1050Q1024 892 1024 866Z'), 10),
    ]),
    // a carrot on the sill
    sheet('#e39a2d', path('M1300 922Q1330 894 1396 906Q1408 914 1396 922Q1340 938 1300 922Z'), 5, {
      marks: line('M1338 908V918M1364 912V922', 3, '#b9761c'),
    }),
    sheet('#3f7050', leafShape(1396, 912, 50, 11, -24) + leafShape(1396, 914, 54, 11, 6), 4),

    // 8 p.m.: the bedroom
    ...room(windows.bedroom, '#eeb795', [
      sheet('#f6cfae', circle(1010, 400, 150), 0, { flat: true }),
      // a paper moon on its string
      sheet('#57351f', strip('M1010 320V362', 5), 2, { edge: 0.5 }),
      sheet('#f4c430', path('M1034 362A48 48 0 1 0 1052 434A38 38 0 1 1 1034 362Z'), 5),
      sheet('#f4c430', star(1084, 386, 17), 4),
      // the bed
      sheet('#80502f', path('M1100 600V450Q1100 414 1140 414H1400Q1430 414 1430 450V600Z'), 6),
      sheet('#96623c', path('M1122 600V464Q1122 438 1148 438H1430V600Z'), 3),
      sheet('#f7eedb', path('M1140 560Q1128 490 1176 492H1290Q1330 494 1322 560Z'), 7),
      sheet('#e07f5f', path('M1146 640C1146 560 1176 534 1214 530H1262C1302 534 1330 560 1330 640Z'), 8),
      ...headFromBehind('translate(1238 462) scale(.6)', palette.skin1, '#7a3f1f', 'tail', 8),
      // the bear
      sheet('#a66f3f', circle(1340, 484, 17) + circle(1388, 484, 17), 5),
      sheet('#a66f3f', circle(1364, 512, 42), 6),
      sheet('#d9a873', ellipse(1364, 526, 19, 15), 2),
      sheet(palette.ink, circle(1349, 504, 5) + circle(1379, 504, 5) + ellipse(1364, 520, 8, 6), 1),
      sheet('#1b5158', path('M930 610C1010 566 1120 566 1240 574T1440 562V640H930Z'), 10, {
        marks: line('M1140 566L1138 640M1250 570L1254 640M1360 566L1366 640', 5, '#9fd8d255'),
      }),
      sheet('#9fd8d2', rect(1286, 578, 48, 26, 4, 3), 3),
      sheet('#f4c430', rect(1172, 576, 48, 26, 4, 2), 3),
    ]),
    // the radio on the sill
    sheet('#4b5d6b', strip('M1068 494L1110 398', 6), 4, { edge: 0.5 }),
    sheet('#57351f', strip('M978 500C978 466 1064 466 1064 500', 11), 5, { edge: 0.7 }),
    sheet('#8a3a22', rect(938, 496, 172, 108, 16), 11),
    sheet('#f7eedb', rect(952, 510, 144, 80, 8), 3),
    sheet('#57351f', circle(992, 550, 31), 3, {
      marks: line('M964 538H1020M964 550H1020M964 562H1020', 5, '#a8744a'),
    }),
    sheet('#f4c430', rect(1034, 520, 54, 20, 3), 2, { marks: line('M1064 520V540', 4, '#a33e26') }),
    sheet('#2b7f83', circle(1046, 566, 12) + circle(1076, 566, 12), 3),

    // the stair window, and who sits in it
    sheet(trim, circle(800, 462, 84), 8),
    sheet('#e9d9a8', circle(800, 462, 64), 0, { flat: true }),
    sheet(
      '#1f2a36',
      path(
        'M764 520C756 480 770 462 782 450L776 420L792 432Q800 428 808 432L824 420L818 450C834 464 846 484 838 520Z',
      ),
      5,
      { clip: circle(800, 462, 64) },
    ),
    sheet('#1f2a36', strip('M836 512C858 506 852 478 846 470', 11), 3, { clip: circle(800, 462, 64) }),
    // the door
    sheet('#d8c9ad', rect(664, 936, 272, 40, 4), 8),
    sheet(trim, rect(692, 624, 216, 326), 9),
    sheet('#f4c430', rect(712, 646, 176, 302), 5),
    sheet('#e2b01f', rect(732, 764, 136, 160, 4), 2),
    sheet('#7fc1bd', path('M732 744V700Q732 666 800 666T868 700V744Z'), 0, { flat: true }),
    sheet('#f4c430', rect(794, 660, 12, 90), 3),
    sheet('#57351f', circle(860, 800, 10), 4),
    // the lawn, the path and the newspaper
    sheet('#7ea65a', path('M-20 954Q300 940 700 962H900Q1300 940 1620 954V1040H-20Z'), 13),
    sheet('#e5d0a6', path('M690 958H910L990 1040H610Z'), 4),
    sheet('#d8c9ad', rect(660, 944, 280, 26, 4), 7),
    sheet('#fbf7ec', rect(746, 978, 104, 28, 13, -8), 6, {
      marks: placed(line('M-44 -6H30M-44 5H44', 4, '#8f9aa0'), 'translate(798 992) rotate(-8)'),
    }),
    sheet('#a33e26', rect(786, 976, 16, 32, 3, -8), 3),
    // boots on the step
    sheet('#a33e26', path('M872 894H896V926Q916 928 918 944H872Z'), 6),
    sheet('#b84b30', path('M900 898H924V930Q944 932 946 948H900Z'), 7),
    // hedges at both corners
    sheet('#3f7050', circle(70, 960, 92) + circle(-10, 940, 100) + circle(150, 984, 60), 15),
    sheet('#4d8259', circle(40, 1000, 70) + circle(112, 1012, 50), 5),
    sheet('#3f7050', circle(1536, 958, 90) + circle(1614, 930, 104) + circle(1456, 986, 56), 15),
    sheet('#4d8259', circle(1560, 1002, 72) + circle(1490, 1012, 46), 5),
  ],
};
