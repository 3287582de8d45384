import {
  circle,
  ellipse,
  ground,
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
import { moved } from '../src/kit/moved.ts';
import type { Scene } from '../src/scene.ts';

const beads = Array.from({ length: 13 }, (_, i) => {
  const t = i / 12;
  return [1130 + t * 250 + Math.sin(t * 9) * 8, 596 + Math.sin(t * Math.PI) * 128] as const;
});

const hand = 'translate(446 520) scale(-1.25 1.25) rotate(-6)';

export const scene: Scene = {
  kind: 'scene',
  alt: 'An old hand lifts a teething ring from a chilled plate; behind it a wooden box holds the old remedies, a flask, a tube, a thimble and an amber necklace, under a lid that is about to close',
  focus: [0.5, 0.55],
  layers: [
    ground('#b9c46a'),
    ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) =>
      [0, 1, 2, 3].map((j) =>
        sheet(
          '#a9b559',
          path(
            'M0 -26Q14 -8 0 14Q-14 -8 0 -26Z',
            `translate(${60 + i * 216 + (j % 2) * 108} ${70 + j * 170})`,
          ),
          0,
          { flat: true },
        ),
      ),
    ),
    // the table and its cloth
    sheet('#eef0e6', rect(-20, 690, 1640, 350), 9),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) =>
      sheet('#d9777a', rect(40 + i * 190, 690, 76, 350), 0, { flat: true, opacity: 0.55 }),
    ),
    ...[0, 1].map((j) =>
      sheet('#d9777a', rect(-20, 740 + j * 170, 1640, 72), 0, { flat: true, opacity: 0.55 }),
    ),
    // the box, and what used to be said
    moved('translate(1240 330) rotate(9)', [
      sheet('#6b4026', path('M-270 -150H270L250 40H-250Z'), 9),
      sheet('#7d4d2e', path('M-240 -124H240L224 18H-224Z'), 2, {
        marks: line('M-230 -80H230M-226 -34H226', 5, '#6b4026'),
      }),
      sheet('#d9a441', circle(0, 10, 22), 5),
    ]),
    // a flask, a tube, a thimble
    sheet('#8a5a22', path('M1060 660V440Q1060 410 1090 400V350H1150V400Q1180 410 1180 440V660Z'), 8),
    sheet('#f0dfb4', rect(1070, 500, 100, 110, 6), 2, {
      marks: line('M1090 530H1150M1090 560H1150', 6, '#8a5a22'),
    }),
    sheet('#4a2f16', rect(1082, 322, 76, 38, 8), 5),
    moved('translate(1300 520) rotate(-12)', [
      sheet('#e9ebe6', path('M-44 150L-52 -90H52L44 150Z'), 8),
      sheet('#c4606a', path('M-50 -40H50L46 60H-46Z'), 1),
      sheet('#3c6fa3', rect(-26, -136, 52, 50, 8), 5),
    ]),
    sheet('#b9c0ba', path('M1392 640L1404 540Q1408 512 1434 512T1464 540L1476 640Z'), 8, {
      marks: printed(
        [0, 1, 2].flatMap((j) => [0, 1, 2].map((i) => circle(1414 + i * 20, 556 + j * 24, 5))).join(''),
        '#8d9790',
      ),
    }),
    sheet('#80502f', rect(990, 620, 560, 250, 12), 13, {
      marks: line('M1006 700H1536M1006 784H1536', 6, '#6b4026'),
    }),
    sheet('#6b4026', rect(976, 604, 588, 40, 10), 6),
    // the amber hangs over the rim
    sheet('#b98732', strip(`M${beads.map(([x, y]) => `${x} ${y}`).join('L')}`, 5), 3, { edge: 0.5 }),
    sheet(
      '#e39a2d',
      beads.map(([x, y], i) => ellipse(x, y, i % 3 ? 17 : 21, i % 3 ? 15 : 18, i * 20)).join(''),
      6,
    ),
    sheet(
      '#f4c86a',
      beads
        .filter((_, i) => i % 2)
        .map(([x, y]) => circle(x - 4, y - 5, 5))
        .join(''),
      0,
      { flat: true },
    ),
    // the plate out of the refrigerator, with a cloth in a twist
    sheet('#bcd6de', ellipse(570, 864, 370, 100), 10),
    sheet('#dcebee', ellipse(570, 854, 312, 78), 3),
    sheet('#4f8f92', strip('M640 872C690 832 740 820 790 842', 54), 7, {
      marks: line('M660 888L686 828M700 872L724 818M744 866L762 820', 7, '#3b7a7d'),
    }),
    sheet('#4f8f92', path('M780 818Q844 792 852 840Q854 884 784 868Z'), 6),
    // drops: cold, and not frozen
    sheet(
      '#9fd8d2',
      circle(300, 868, 10) + circle(336, 886, 7) + circle(610, 890, 8) + circle(560, 906, 6),
      2,
    ),
    // the ring
    moved('translate(590 604) rotate(-10)', [
      sheet('#e07f5f', circle(0, 0, 182), 12, {
        marks: printed(
          path('M0 0L182 -60A192 192 0 0 1 110 150Z') + path('M0 0L-182 60A192 192 0 0 1 -110 -150Z'),
          '#f4c430',
        ),
      }),
      sheet('#b9c46a', circle(0, 0, 98), 0, { flat: true }),
      sheet(
        '#c4593a',
        Array.from({ length: 12 }, (_, i) =>
          circle(Math.cos((i * Math.PI) / 6) * 142, Math.sin((i * Math.PI) / 6) * 142, 13),
        ).join(''),
        3,
      ),
    ]),
    // grandma
    ...pinch(hand, palette.skin1, '#5d3a58', '#e9d6e4', 18),
    sheet('#d9a441', placed(rect(-8, -14, 16, 34, 7), `${hand} translate(172 110) rotate(24)`), 3),
  ],
};
