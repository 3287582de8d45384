import {
  circle,
  ellipse,
  line,
  palette,
  path,
  placed,
  profile,
  rect,
  sheet,
  star,
  strip,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const head = 'translate(400 440) scale(1.16)';
const hair = '#d8c08a';

export const scene: Scene = {
  kind: 'portrait',
  alt: 'A woman with fair hair, in profile with her eyes closed, sits beside a lit lamp at night',
  focus: [0.5, 0.45],
  layers: [
    sheet(palette.night, rect(-20, -20, 1040, 1040), 0),
    // The light on the wall, the lamp, the table.
    sheet(palette.navy, circle(800, 400, 470), 3, { flat: true }),
    sheet(palette.dusk, circle(800, 410, 320), 3, { flat: true }),
    sheet('#5d7d93', circle(800, 420, 210), 3, { flat: true }),
    sheet(palette.moon, star(110, 130, 30, 8) + star(236, 70, 16) + star(70, 300, 16, 20), 4),
    sheet(palette.wood, path('M620 842Q820 826 1020 846V1020H620Z'), 9),
    sheet(
      palette.teal,
      path('M770 610Q706 700 732 800Q740 844 780 848H870Q910 844 918 800Q944 700 880 610Z'),
      11,
      {
        marks: line('M730 716Q824 748 922 716', 14, '#9fd8d2'),
      },
    ),
    sheet(palette.kraft, rect(800, 552, 50, 66, 6), 6),
    sheet(palette.amber, path('M742 290H908L998 560Q824 596 652 560Z'), 14),
    sheet(palette.yolk, path('M758 304H892L966 544Q824 574 684 544Z'), 3),
    sheet(palette.moon, ellipse(825, 290, 84, 15), 4),
    // The bob behind her neck.
    sheet(
      '#bfa671',
      placed(
        path('M-100 -190C-250 -160 -290 0 -262 130C-256 210 -230 262 -190 276C-140 270 -90 230 -60 180Z'),
        head,
      ),
      8,
    ),
    ...profile(head, '#efc3a2', '#8a6b45', { nose: 0, tip: -8, lips: 0, chin: -2 }),
    sheet(
      hair,
      placed(
        path(
          'M140 -150C130 -216 70 -256 -10 -254C-150 -262 -262 -160 -262 -10C-270 90 -262 190 -220 232C-170 246 -116 214 -84 176C-60 130 -66 70 -58 20C-54 -40 -20 -90 40 -120C80 -136 120 -140 140 -150Z',
        ),
        head,
      ),
      8,
      {
        marks: placed(
          line(
            'M110 -170C0 -200 -130 -170 -180 0C-200 80 -196 150 -190 200M-40 -110C-90 -60 -110 40 -120 150',
            7,
            '#8a6b4566',
          ),
          head,
        ),
      },
    ),
    sheet(palette.coral, placed(strip('M-6 -204L60 -176', 22), head), 4),
    // A plum robe with its wide collar; the cup that she holds.
    sheet(
      palette.mauve,
      path('M-20 1020V960C40 860 150 800 290 776Q400 850 510 782C620 810 680 900 700 1020Z'),
      12,
    ),
    sheet(
      palette.plum,
      path('M276 760C240 840 300 940 420 1020H500C420 930 350 850 330 770Z') +
        path('M520 766C540 850 500 940 440 1010L400 960Q470 880 488 776Z'),
      7,
    ),
    sheet(palette.robin, path('M520 846H690L676 990Q670 1016 640 1016H570Q540 1016 534 990Z'), 14),
    sheet(palette.bark, ellipse(605, 848, 82, 15), 3),
    sheet('#efc3a2', strip('M500 960Q520 916 566 908', 40) + strip('M506 1000Q540 962 590 956', 40), 7),
  ],
};
