import { face } from '../../src/kit/face.ts';
import { circle, line, palette, path, placed, rect, sheet, strip } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const head = 'translate(500 392) scale(2.2)';
const hair = '#2a1f1d';
const pad = 'translate(500 900) rotate(-4)';

export const scene: Scene = {
  kind: 'portrait',
  alt: 'A man with curls, glasses and a mustache, seen from the front, writes on a pad; a toy car stands on the shelf behind him',
  focus: [0.5, 0.45],
  layers: [
    sheet('#d59a3f', rect(-20, -20, 1040, 1040), 0),
    sheet('#c4842c', rect(-20, 600, 1040, 440), 2),
    // A shelf with a toy car and a box of crayons.
    sheet(palette.bark, rect(-20, 286, 300, 32, 5), 9),
    sheet(
      palette.brick,
      path(
        'M20 250V206Q22 190 40 188L70 146Q78 134 94 134H150Q164 134 172 146L196 186H226Q244 188 244 206V250Z',
      ),
      8,
    ),
    sheet(palette.robin, path('M84 184L104 156H126V184ZM140 184V156H154L172 184Z'), 2, { flat: true }),
    sheet(palette.ink, circle(76, 254, 31) + circle(190, 254, 31), 6),
    sheet(palette.mist, circle(76, 254, 13) + circle(190, 254, 13), 2),
    sheet(palette.bark, rect(740, 286, 300, 32, 5), 9),
    sheet(palette.teal, strip('M812 190V130', 22), 4),
    sheet(palette.coral, strip('M846 190V104', 22), 4),
    sheet(palette.yolk, strip('M880 190V120', 22), 4),
    sheet(palette.plum, strip('M914 190V138', 22), 4),
    sheet(palette.cream, rect(786, 170, 156, 118, 6), 9, { marks: line('M786 210H942', 14, palette.brick) }),
    // The denim shirt over a white one.
    ...face(head, '#a8704a', hair, 'curls', 10),
    sheet('#3f6488', path('M40 1020C60 800 200 716 390 690L500 800L610 690C800 716 940 800 960 1020Z'), 13, {
      marks: line('M206 800C190 880 190 950 196 1020M794 800C810 880 810 950 804 1020', 9, '#2f4d6b'),
    }),
    sheet(palette.paper, path('M424 684Q500 720 576 684L560 760L500 830L440 760Z'), 5),
    sheet(
      '#4b7399',
      path('M384 676L500 810L410 856Q340 770 384 676ZM616 676L500 810L590 856Q660 770 616 676Z'),
      7,
    ),
    // Mustache and glasses.
    sheet(
      hair,
      placed(path('M0 62C-16 54 -40 58 -50 78C-34 74 -14 80 0 76C14 80 34 74 50 78C40 58 16 54 0 62Z'), head),
      4,
    ),
    sheet(
      palette.ink,
      placed(
        '<path d="M-74 -10H-16Q-10 -10 -10 -2V18Q-12 36 -42 38Q-76 38 -80 14V-2Q-80 -10 -74 -10ZM-72 -3V12Q-70 30 -44 30Q-20 30 -17 16V-3ZM74 -10H16Q10 -10 10 -2V18Q12 36 42 38Q76 38 80 14V-2Q80 -10 74 -10ZM72 -3V12Q70 30 44 30Q20 30 17 16V-3Z" fill-rule="evenodd"/>' +
          strip('M-12 0Q0 -6 12 0', 7),
        head,
      ),
      3,
      { edge: 0.4 },
    ),
    // The pad and the pencil.
    sheet(palette.sand, placed(rect(-226, -30, 470, 240, 8), pad), 12),
    sheet(palette.paper, placed(rect(-236, -44, 460, 240, 6), pad), 8, {
      marks: placed(
        line('M-190 10H60M-190 54H120M-190 98H20', 12, '#1a243066') +
          line('M-236 -30H224', 26, palette.brick, 'butt'),
        pad,
      ),
    }),
    sheet('#a8704a', path('M1020 900C900 850 800 860 740 890C700 916 700 960 740 986L1020 1020Z'), 14),
    sheet('#3f6488', path('M1040 860C980 850 930 850 880 862L870 1030H1040Z'), 10),
    sheet(palette.yolk, strip('M812 812L694 958', 26), 8),
    sheet(palette.peach, strip('M690 962L680 976', 16), 3),
    sheet('#a8704a', strip('M780 890Q730 886 716 918', 38) + strip('M796 930Q748 926 726 952', 36), 6),
  ],
};
