import { circle, path, placed, profile, rect, strip } from '../../src/kit/index.ts';
import { cuts, flat, hatch, print, printGround, tones, waves } from '../../src/kit/print.ts';
import type { Scene } from '../../src/scene.ts';

const head = 'translate(400 424) scale(1.2)';
const page = 'translate(770 880) rotate(-8)';
const pane = rect(690, -20, 350, 470);

export const scene: Scene = {
  kind: 'portrait',
  alt: 'A woman with a crown braid and glasses, in profile, reads a proof; masts stand in the window behind the page',
  focus: [0.5, 0.45],
  layers: [
    printGround('ink'),
    // The boards of the room, and the window with the masts of the harbor.
    print('middle', hatch([30, 40], [0, 74], 9, { length: 150, width: 9, angle: 2 })),
    print('middle', rect(664, -20, 380, 500)),
    print('pale', pane),
    print('middle', rect(690, 330, 350, 120)),
    print('paper', waves([690, 1020], [340, 440], 4), { clip: pane }),
    print('ink', strip('M760 372V60M760 130L836 350M760 60L700 356M930 378V110M930 160L1010 356', 7), {
      edge: 0.5,
      clip: pane,
    }),
    print('ink', path('M700 350Q770 372 846 346Q838 384 816 394H728ZM872 362Q940 380 1020 354V400H900Z'), {
      clip: pane,
    }),
    print('ink', rect(850, -20, 14, 480)),
    print('paper', rect(650, 470, 390, 18, 4)),
    ...flat(profile(head, tones.paper, tones.ink, { nose: 4, tip: -2, lips: 4, chin: 2 })),
    print(
      'middle',
      placed(
        hatch([-96, 190], [14, 20], 8, { length: 60, width: 9, angle: 22 }) +
          hatch([40, 70], [10, 16], 4, { length: 40, width: 7, angle: 30 }),
        head,
      ),
    ),
    // Fair hair, with the lines of the comb, and a braid around it.
    print(
      'pale',
      placed(
        path(
          'M140 -124C120 -222 40 -262 -60 -250C-180 -236 -236 -130 -216 -10C-206 60 -180 116 -134 146C-112 110 -96 70 -72 40C-76 0 -66 -40 -40 -66C20 -84 90 -84 140 -124Z',
        ),
        head,
      ),
    ),
    print(
      'ink',
      placed(
        cuts([
          [-190, -40, 130, 9, -24],
          [-196, 0, 110, 8, -6],
          [-178, 48, 90, 8, 16],
          [-60, -96, 150, 8, -12],
          [-90, -124, 200, 8, -8],
        ]),
        head,
      ),
    ),
    ...Array.from({ length: 9 }, (_, i) => {
      const turn = ((208 + i * 16) * Math.PI) / 180;
      const at = `translate(${Math.round(-46 + Math.cos(turn) * 176)} ${Math.round(-62 + Math.sin(turn) * 182)}) rotate(${208 + i * 16 + 90 + (i % 2 ? 34 : -34)})`;
      return [
        print('ink', placed(placed(path('M-52 0C-40 -36 40 -36 52 0C40 36 -40 36 -52 0Z'), at), head)),
        print('pale', placed(placed(path('M-42 0C-30 -26 30 -26 42 0C30 26 -30 26 -42 0Z'), at), head)),
      ];
    }).flat(),
    // Glasses.
    print(
      'ink',
      placed(
        '<path d="M110 -62A48 48 0 1 1 109.9 -62ZM110 -50A36 36 0 1 0 110.1 -50Z" fill-rule="evenodd"/>' +
          strip('M62 -18L-40 -26', 10),
        head,
      ),
      { edge: 0.5 },
    ),
    // A knitted sweater: ribs at the neck, stars around the yoke.
    print('middle', path('M-20 1020V930C60 850 160 800 262 770Q400 850 548 760C700 800 800 880 826 1020Z')),
    print('paper', path('M250 740Q400 830 560 736L580 800Q410 910 226 806Z')),
    print('ink', hatch([258, 768], [34, 12], 5, { length: 62, width: 9, angle: 94 })),
    print('ink', hatch([424, 820], [34, -14], 5, { length: 62, width: 9, angle: 84 })),
    print(
      'ink',
      [
        [110, 900],
        [216, 944],
        [330, 972],
        [446, 976],
        [562, 956],
      ]
        .map(([x, y]) => path('M0 -46L14 -14L46 0L14 14L0 46L-14 14L-46 0L-14 -14Z', `translate(${x} ${y})`))
        .join(''),
    ),
    print(
      'paper',
      [
        [60, 950],
        [160, 996],
        [164, 886],
        [272, 914],
        [388, 930],
        [506, 920],
        [274, 1010],
        [390, 1014],
      ]
        .map(([x, y]) => circle(x!, y!, 11))
        .join(''),
    ),
    // The proof that she reads, with one line struck out.
    print('ink', placed(rect(-196, -150, 420, 420, 6), page)),
    print('paper', placed(rect(-186, -140, 400, 420, 4), page)),
    print('ink', placed(rect(-150, -104, 230, 26) + rect(-150, -44, 330, 9) + rect(-150, -12, 330, 9), page)),
    print('middle', placed(rect(-150, 26, 150, 110) + rect(24, 26, 156, 9) + rect(24, 58, 120, 9), page)),
    print('ink', placed(strip('M10 -66L170 -34M24 96Q70 80 110 96T186 92', 8), page), { edge: 0.6 }),
  ],
};
