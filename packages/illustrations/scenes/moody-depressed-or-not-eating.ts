import {
  circle,
  ellipse,
  ground,
  line,
  palette,
  path,
  press,
  printed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A flat hand lies on a closed door with light under it; before it stand a tray with two bowls and a cushion to sit on',
  focus: [0.5, 0.56],
  layers: [
    ground('#4b3d5a'),
    sheet('#55456a', rect(-20, -20, 1640, 640), 1, {
      marks: line(
        Array.from({ length: 12 }, (_, i) => `M${60 + i * 140} -20V640`).join(''),
        26,
        '#5f4e74',
        'butt',
      ),
    }),
    sheet('#3d3149', rect(-20, 612, 1640, 40), 4),
    // family pictures: one frame hangs crooked
    sheet('#c89b66', rect(120, 130, 210, 170, 3), 6),
    sheet(palette.robin, rect(142, 152, 166, 126), 0, { flat: true }),
    sheet(palette.yolk, circle(262, 196, 22), 2),
    sheet(palette.moss, path('M142 278L206 206L262 278Z'), 3),
    sheet('#c89b66', rect(1330, 170, 150, 190, 3, 7), 6),
    sheet(palette.blush, rect(1350, 190, 110, 150, 0, 7), 0, { flat: true }),
    sheet(palette.coral, path('M1372 322Q1400 236 1440 330Z'), 3),
    // the door
    sheet('#efe2c4', rect(470, 20, 660, 800, 4), 8),
    sheet('#2a2033', rect(514, 62, 572, 760), 0, { flat: true }),
    sheet('#3f7f86', rect(522, 70, 556, 726, 4), 7),
    sheet('#4a8f96', rect(570, 116, 460, 270, 6), 3),
    sheet('#4a8f96', rect(570, 430, 460, 320, 6), 3),
    sheet(palette.yolk, circle(1038, 470, 26), 8),
    sheet('#b98b1f', circle(1038, 470, 11), 2),
    // a concert ticket and a photo strip on the door, both old
    sheet(palette.coral, rect(620, 170, 128, 74, 3, -7), 4, {
      marks: line('M646 196H712M648 220H692', 7, '#00000044'),
    }),
    sheet(palette.paper, rect(832, 158, 62, 190, 3, 5), 4, {
      marks:
        printed(rect(842, 170, 44, 46, 2, 5), '#9fd8d2') +
        printed(rect(838, 230, 44, 46, 2, 5), '#f0b98f') +
        printed(rect(833, 290, 44, 46, 2, 5), '#f4c430'),
    }),
    // the light under it
    sheet('#ffd873', rect(522, 796, 556, 24), 0, { flat: true }),
    sheet('#62412a', rect(-20, 818, 1640, 220), 5, {
      marks: line(
        'M-20 880H1620M-20 950H1620M240 820V880M900 820V880M560 880V950M1260 880V950',
        5,
        '#523520',
      ),
    }),
    sheet('#f3bd55', path('M522 820H1078L1210 936H390Z'), 0, { flat: true, opacity: 0.72 }),
    sheet('#ffe09a', path('M560 820H1040L1100 872H500Z'), 0, { flat: true, opacity: 0.8 }),
    // sneakers that have not been out
    sheet(palette.brick, path('M1180 930Q1176 880 1214 880L1290 902Q1332 912 1334 938V950H1180Z'), 10, {
      marks: line('M1222 896L1250 918M1246 896L1274 922', 6, '#f7eedb'),
    }),
    sheet(palette.paper, rect(1176, 936, 164, 20, 8), 4),
    // a cushion, for whoever waits
    sheet('#d98f2e', path('M84 966Q110 900 96 838Q250 862 420 838Q404 900 432 966Q250 944 84 966Z'), 12, {
      marks: line('M170 852Q176 900 166 954M258 856V950M346 852Q340 900 352 954', 16, '#f4c98a'),
    }),
    sheet('#c77a1f', circle(258, 902, 13), 4),
    // the tray
    sheet(palette.box, rect(560, 916, 480, 50, 16), 13),
    sheet('#d4a673', rect(580, 908, 440, 34, 12), 5),
    sheet('#f7eedb', path('M610 850H780Q776 922 730 930H660Q614 922 610 850Z'), 10),
    sheet(palette.rust, ellipse(695, 852, 78, 15), 3),
    sheet('#f7eedb', path('M826 850H996Q992 922 946 930H876Q830 922 826 850Z'), 10),
    sheet(palette.rust, ellipse(911, 852, 78, 15), 3),
    sheet('#b9c4c6', strip('M742 846L816 774', 12) + strip('M960 846L1024 770', 12), 6),
    sheet(palette.paper, strip('M662 822Q648 796 664 770M702 820Q690 792 708 764', 8), 3, { opacity: 0.55 }),
    sheet(palette.paper, strip('M880 822Q866 796 882 770M920 820Q908 792 926 764', 8), 3, { opacity: 0.55 }),
    // the hand
    press('translate(880 522) rotate(16) scale(.94)', palette.skin2, palette.pine, palette.egg, 18),
  ].flat(),
};
