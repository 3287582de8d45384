import { ferry } from '../../src/kit/boats.ts';
import { circle, path, rect, strip } from '../../src/kit/index.ts';
import { cuts, hatch, print, printGround, waves } from '../../src/kit/print.ts';
import type { Scene } from '../../src/scene.ts';

const lines = Array.from({ length: 9 }, (_, i) => i);

export const scene: Scene = {
  kind: 'scene',
  alt: 'A ferry timetable with one line ringed hangs on a refrigerator under magnets; through the window the ferry comes in to the island',
  focus: [0.6, 0.48],
  layers: [
    printGround('middle'),
    print(
      'ink',
      hatch([30, 700], [90, 0], 8, { length: 120, width: 9, angle: 88 }) +
        hatch([30, 860], [90, 0], 8, { length: 120, width: 9, angle: 88 }),
    ),
    // the window
    print('ink', rect(40, 60, 720, 580, 6)),
    print('paper', rect(74, 94, 652, 512)),
    print(
      'pale',
      cuts([
        [100, 150, 300, 18, -1],
        [330, 210, 360, 16, 1],
        [110, 260, 260, 14, -1],
      ]),
    ),
    print('middle', path('M74 380Q180 310 320 350T520 378L726 360V430H74Z')),
    print('ink', path('M540 400Q620 322 726 330V430H540Z')),
    print(
      'paper',
      rect(610, 356, 34, 30) +
        path('M604 358L627 334L650 358Z') +
        rect(668, 346, 36, 34) +
        path('M662 348L686 322L710 348Z'),
    ),
    print('middle', rect(74, 424, 652, 182)),
    print('paper', waves([74, 726], [436, 600], 6), { clip: rect(74, 424, 652, 182) }),
    ferry('translate(360 500) scale(.68)'),
    print('paper', strip('M90 510Q330 528 580 504', 9), { edge: 0.6 }),
    print('ink', strip('M640 606V440M690 606V440', 14) + rect(610, 470, 120, 14)),
    print('ink', rect(10, 626, 780, 34, 6)),
    // a plate under a plate, kept warm on the sill
    print(
      'paper',
      path('M120 626Q130 596 240 594Q350 596 360 626ZM150 596Q160 560 240 556Q320 560 330 596Z'),
    ),
    print('ink', strip('M150 597H330', 6), { edge: 0.6 }),
    // the refrigerator
    print('ink', rect(846, -20, 640, 1040, 34)),
    print('paper', rect(866, -20, 600, 1000, 24)),
    print('ink', rect(866, 176, 600, 14)),
    print('ink', rect(896, 214, 26, 250, 12) + rect(896, 40, 26, 110, 12)),
    print(
      'pale',
      hatch([1436, 220], [0, 110], 7, { length: 80, width: 12, angle: 90 }) +
        hatch([960, 900], [120, 0], 4, { length: 90, width: 11 }),
    ),
    // the timetable
    print('ink', rect(978, 240, 400, 520, 0, -2)),
    print('paper', rect(986, 248, 384, 504, 0, -2)),
    print('ink', rect(1010, 276, 336, 54, 0, -2)),
    print(
      'paper',
      path('M1050 306H1170L1156 322H1064ZM1080 304V290H1130V304Z') + cuts([[1200, 302, 110, 11, -2]]),
    ),
    print(
      'middle',
      lines
        .map(
          (i) =>
            rect(1024, 364 + i * 40, 92, 13, 3, -2) +
            rect(1140, 360 + i * 40, 92, 13, 3, -2) +
            rect(1256, 356 + i * 40, 82, 13, 3, -2),
        )
        .join(''),
    ),
    print(
      'ink',
      rect(1024, 364 + 5 * 40, 92, 15, 3, -2) +
        rect(1140, 360 + 5 * 40, 92, 15, 3, -2) +
        rect(1256, 356 + 5 * 40, 82, 15, 3, -2),
    ),
    print(
      'ink',
      strip('M1180 532Q1010 534 1004 574Q1010 604 1180 600Q1366 594 1360 556Q1352 528 1170 534', 9),
      { edge: 0.8 },
    ),
    // magnets: a fish, a boat, a star
    print('ink', path('M1000 244Q1030 214 1070 236L1094 218V268L1070 250Q1034 272 1000 244Z')),
    print('paper', circle(1024, 240, 5)),
    print('ink', path('M1216 236H1316L1300 264H1232ZM1258 230V180L1304 230Z')),
    // a child's drawing of the same boat
    print('pale', rect(1010, 786, 240, 168, 0, 3)),
    print(
      'ink',
      strip('M1044 896H1216L1196 926H1066ZM1080 892V852H1170V892M1110 850V824M1150 850V830', 7) +
        strip('M1036 940Q1070 926 1100 940T1166 940T1226 940', 6),
    ),
    print('ink', circle(1130, 792, 16)),
    // a gym bag that must not be forgotten
    print('ink', strip('M1520 470Q1560 560 1540 640', 10)),
    print('paper', path('M1500 640H1640V900Q1560 920 1490 890Z')),
    print(
      'ink',
      rect(1494, 690, 150, 18) + hatch([1520, 740], [36, 0], 3, { length: 110, width: 10, angle: 88 }),
    ),
    print('ink', rect(-20, 980, 1640, 60)),
  ],
};
