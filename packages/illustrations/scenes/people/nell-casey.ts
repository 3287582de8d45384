import { circle, ellipse, path, placed, profile, strip } from '../../src/kit/index.ts';
import { cuts, flat, hatch, print, printGround, tones } from '../../src/kit/print.ts';
import type { Scene } from '../../src/scene.ts';

const head = 'translate(620 420) scale(-1.2 1.2)';

/** Slanted rain, denser to the left. */
const rain = Array.from({ length: 34 }, (_, i) => {
  const x = (i * 167) % 1000;
  const y = (i * 293) % 760;
  return [x, y, 70 + ((i * 37) % 50), 8, 112] as const;
});

export const scene: Scene = {
  kind: 'portrait',
  alt: 'An older woman with gray curls under a rain hood, in profile, over a steaming mug; before her the cups of a wind gauge turn in the rain',
  focus: [0.5, 0.45],
  layers: [
    printGround('middle'),
    print('ink', path('M-20 -20H1020V120Q860 210 690 150T360 170T-20 130Z')),
    print(
      'middle',
      cuts([
        [60, 60, 260, 14, -2],
        [420, 40, 300, 16, 2],
        [760, 90, 240, 14, -2],
      ]),
    ),
    print('paper', cuts(rain)),
    // The wind gauge on its pole.
    print('ink', strip('M150 1020V300M150 330H60M150 330L214 270M150 330L226 388', 15), { edge: 0.6 }),
    print('ink', circle(150, 330, 24)),
    print(
      'paper',
      path(
        'M14 294A38 38 0 0 0 14 368L70 331ZM196 224A38 38 0 0 1 262 262L206 290ZM204 420A38 38 0 0 0 272 384L222 360Z',
      ),
    ),
    print('ink', path('M150 480H290L262 516L290 552H150Z')),
    // The hood behind the head.
    print(
      'ink',
      placed(
        path(
          'M100 -250C-20 -320 -220 -290 -276 -130C-310 20 -280 160 -230 300L-60 380L40 300C-20 240 -60 140 -60 40C-40 -80 20 -180 100 -250Z',
        ),
        head,
      ),
    ),
    ...flat(profile(head, tones.paper, tones.ink, { nose: 10, tip: 10, lips: -2, chin: 8 })),
    // The lines of sixty years of weather.
    print(
      'middle',
      placed(
        cuts([
          [30, -14, 34, 6, 196],
          [32, 2, 30, 6, 176],
          [120, 100, 40, 6, 128],
          [60, 150, 46, 7, 60],
        ]) + hatch([-70, 214], [18, 18], 6, { length: 66, width: 9, angle: 20 }),
        head,
      ),
    ),
    print(
      'ink',
      placed(
        path(
          'M-60 -210C-190 -200 -240 -60 -214 60C-210 200 -200 300 -184 390L-104 366Q-100 320 -90 290L-40 200C-100 120 -110 -100 -60 -210Z',
        ),
        head,
      ),
    ),
    // Gray curls.
    print(
      'pale',
      placed(
        [
          [124, -166],
          [78, -196],
          [26, -206],
          [-26, -190],
          [-64, -150],
          [60, -150],
          [8, -150],
          [-34, -110],
          [-76, -96],
          [-60, -54],
          [-84, -30],
          [-78, 22],
        ]
          .map(([x, y]) => circle(x!, y!, 44))
          .join(''),
        head,
      ),
    ),
    print(
      'ink',
      placed(
        [
          [120, -164],
          [70, -190],
          [18, -196],
          [-30, -172],
          [60, -148],
          [6, -142],
          [-44, -116],
          [-72, -66],
          [-82, -8],
        ]
          .map(([x, y]) => strip(`M${x! - 22} ${y! + 4}A22 22 0 1 1 ${x! + 8} ${y! + 18}`, 6))
          .join(''),
        head,
      ),
      { edge: 0.5 },
    ),
    // The brim of the hood over the curls.
    print(
      'ink',
      placed(
        path(
          'M176 -206C110 -282 -20 -300 -110 -260C-60 -250 -100 -150 -116 -60C-122 40 -100 130 -60 200L-104 220C-180 100 -190 -60 -130 -180C-60 -280 80 -300 176 -206Z',
        ),
        head,
      ),
    ),
    print(
      'pale',
      placed(
        cuts([
          [-190, -150, 90, 9, -52],
          [-226, -40, 110, 10, -82],
          [-224, 90, 110, 10, 82],
        ]),
        head,
      ),
    ),
    // The coat, with its toggles.
    print('ink', path('M270 1020C290 880 380 810 480 770Q600 850 740 760C880 800 1000 880 1020 960V1020Z')),
    print('middle', path('M462 760Q600 850 748 748L790 820Q600 930 430 826Z')),
    print(
      'paper',
      cuts([
        [470, 806, 110, 10, 16],
        [610, 842, 120, 10, -14],
        [560, 880, 140, 9, -8],
      ]),
    ),
    // The mug, and its steam.
    print('paper', strip('M396 750Q364 714 398 676T384 600', 11) + strip('M452 748Q486 714 456 680', 9), {
      edge: 0.6,
    }),
    print('pale', strip('M330 866C240 850 240 980 334 966', 26), { edge: 0.6 }),
    print('pale', path('M312 800H534L516 1020H330Z')),
    print('middle', ellipse(423, 800, 111, 26)),
    print('ink', ellipse(423, 804, 92, 17)),
    print('ink', path('M322 880Q420 896 526 880L522 928Q420 944 326 928Z')),
    print(
      'pale',
      cuts([
        [346, 908, 34, 9, -20],
        [390, 914, 34, 9, -20],
        [434, 914, 34, 9, -20],
        [478, 908, 34, 9, -20],
      ]),
    ),
  ],
};
