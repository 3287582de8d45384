import {
  ground,
  palette,
  circle,
  ellipse,
  line,
  path,
  placed,
  printed,
  rect,
  sheet,
  strip,
  point,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const map = (shape: string) => placed(shape, 'translate(800 500) rotate(-3)');
const news = (shape: string) => placed(shape, 'translate(742 520) rotate(-6)');

export const scene: Scene = {
  kind: 'scene',
  alt: 'On a map a thread runs from a small house to a pin far away; a child sails a boat of newspaper over the sea between them',
  focus: [0.5, 0.5],
  layers: [
    ground('#7a7440'),
    ...[0, 1, 2, 3, 4].map((i) =>
      sheet(i % 2 ? '#726c3a' : '#827b45', rect(-20, -20 + i * 210, 1640, 204), 3),
    ),
    // the map
    sheet('#e9dcb8', map(rect(-600, -390, 1200, 780, 4)), 10),
    sheet('#78b0bb', map(rect(-564, -354, 1128, 708)), 0, {
      flat: true,
      marks: map(
        line(
          'M-564 -180H564M-564 0H564M-564 180H564M-340 -354V354M-110 -354V354M120 -354V354M350 -354V354',
          3,
          '#ffffff55',
        ),
      ),
    }),
    sheet(
      '#86bcc6',
      map(
        path('M-564 -354H-340V354H-564Z') + path('M-110 -354H120V354H-110Z') + path('M350 -354H564V354H350Z'),
      ),
      1,
      { opacity: 0.55 },
    ),
    sheet(
      '#a9be6c',
      map(
        path(
          'M-564 -354H-260C-240 -300 -300 -250 -270 -200C-240 -150 -330 -120 -320 -60C-300 0 -360 60 -330 110C-310 170 -400 200 -420 260C-440 300 -500 300 -564 290Z',
        ),
      ),
      5,
    ),
    sheet(
      '#bccd85',
      map(
        path(
          'M-564 -300H-380C-360 -240 -420 -200 -390 -140C-400 -60 -470 -40 -450 40C-470 120 -500 160 -564 180Z',
        ),
      ),
      3,
    ),
    sheet(
      '#d9b36a',
      map(
        path(
          'M564 -354H300C260 -320 330 -270 290 -230C240 -190 250 -120 300 -100C330 -60 260 -10 300 50C330 90 300 150 350 180C390 230 460 220 480 290C500 330 540 330 564 330Z',
        ),
      ),
      5,
    ),
    sheet(
      '#e4c585',
      map(path('M564 -300H420C380 -240 420 -200 380 -140C400 -60 440 -20 420 60C450 130 500 140 564 180Z')),
      3,
    ),
    sheet('#a9be6c', map(ellipse(-70, 250, 70, 34, -12) + ellipse(30, -270, 54, 28, 10)), 4),
    sheet('#8f6a38', map(path('M400 120L440 50L474 120Z') + path('M450 140L486 76L520 140Z')), 4),
    sheet(
      palette.moss,
      map(path('M-520 -200L-496 -270L-472 -200Z') + path('M-490 -180L-464 -256L-438 -180Z')),
      4,
    ),
    // waves
    ...(
      [
        [-200, -180],
        [60, -110],
        [170, 210],
        [-180, 140],
        [-20, 120],
        [190, -240],
      ] as const
    ).map(([x, y]) =>
      sheet(
        '#5b98a6',
        map(strip(`M${x - 40} ${y}Q${x - 20} ${y - 24} ${x} ${y}Q${x + 20} ${y - 24} ${x + 40} ${y}`, 9)),
        2,
      ),
    ),
    // compass
    sheet(palette.cream, map(circle(180, 270, 56)), 3),
    sheet(palette.brick, map(path('M180 226L194 270H166Z')), 2),
    sheet(palette.navy, map(path('M180 314L194 270H166Z')), 2),
    // home
    sheet(palette.paper, map(rect(-460, -10, 110, 86, 3)), 9),
    sheet(palette.brick, map(path('M-480 0L-405 -76L-330 0Z')), 8),
    sheet(palette.yolk, map(rect(-440, 20, 30, 30)), 2),
    sheet(palette.wood, map(rect(-396, 20, 30, 56, 2)), 2),
    // the thread between
    sheet(palette.brick, strip('M440 470C640 330 980 300 1190 404', 8), 7, { edge: 0.5 }),
    // far away, with helpers
    sheet(palette.paper, map(path('M330 -40L400 -130L470 -40Z')), 7),
    sheet('#d6d0bd', map(path('M400 -130L384 -40H416Z')), 2),
    sheet(palette.paper, map(rect(466, -66, 84, 50, 6)), 7),
    sheet(palette.brick, map(rect(494, -58, 10, 34) + rect(482, -46, 34, 10)), 1),
    sheet(palette.ink, map(circle(484, -14, 11) + circle(534, -14, 11)), 4),
    sheet('#b8351f', circle(1192, 400, 30), 12),
    sheet('#e07f5f', circle(1184, 392, 9), 0, { flat: true }),
    // the boat of newspaper
    sheet('#4f8c9b', ellipse(742, 640, 230, 34, -5), 0, { flat: true, opacity: 0.6 }),
    sheet('#d8d3c4', news(path('M-14 -190L-150 76H-14Z')), 14, {
      marks: news(line('M-40 -90H-10M-56 -60H-10M-72 -30H-10M-88 0H-10M-104 30H-10', 6, '#55606a')),
    }),
    sheet('#f1eddf', news(path('M-14 -190L124 76H-14Z')), 6, {
      marks: news(line('M10 -90H44M10 -60H60M10 -30H76M10 0H92M10 30H108', 6, '#55606a')),
    }),
    sheet('#e9e4d4', news(path('M-240 36L-14 76L220 36L150 140H-160Z')), 12, {
      marks: news(
        printed(rect(-70, 84, 90, 44), '#8b959c') +
          line('M-180 68L-90 80M-168 92H-90M-154 116H-90M44 84L190 66M44 106H166M44 126H150', 6, '#55606a'),
      ),
    }),
    sheet('#fbf8ee', news(path('M-240 36L-14 76L-150 110Z')), 3),
    point('translate(736 682) rotate(76) scale(1.02)', palette.skin2, palette.yolk, palette.brick, 17),
    // at the rim: a mug, crayons and a plug that is out
    sheet('#cfe6e1', circle(180, 170, 128), 6),
    sheet(palette.paper, circle(180, 170, 98), 12),
    sheet(palette.paper, strip('M262 122C330 90 350 170 284 190', 26), 8),
    sheet('#d07a3a', circle(180, 170, 76), 0, { flat: true }),
    sheet('#e29a57', ellipse(160, 150, 40, 22, -20), 0, { flat: true }),
    ...(
      [
        [110, 850, -24, '#2b7f83'],
        [190, 900, 8, '#f4c430'],
        [80, 930, -60, '#c4593a'],
      ] as const
    ).map(([x, y, a, color]) => [
      sheet(color, placed(path('M-100 -19H70L112 0L70 19H-100Z'), `translate(${x} ${y}) rotate(${a})`), 9),
      sheet(palette.ink, placed(rect(-70, -19, 110, 38), `translate(${x} ${y}) rotate(${a})`), 0, {
        flat: true,
        opacity: 0.14,
      }),
    ]),
    sheet(palette.ink, strip('M1640 900C1560 930 1500 820 1440 880', 15), 10, { edge: 0.6 }),
    sheet(
      palette.ink,
      placed(path('M0 -40H70Q100 -40 100 0Q100 40 70 40H0Z'), 'translate(1444 874) rotate(146)'),
      12,
    ),
    sheet(
      '#d3dadb',
      placed(rect(98, -26, 56, 13, 3) + rect(98, 13, 56, 13, 3), 'translate(1444 874) rotate(146)'),
      6,
    ),
  ],
};
