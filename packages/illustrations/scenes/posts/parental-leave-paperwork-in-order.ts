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
import type { Layer, Scene, Sheet } from '../../src/scene.ts';

/** A form 330 × 440 of which the tab on top is seen in the stack, with what it is about. */
function form(transform: string, paper: string, tab: string, about: readonly Sheet[]): Layer {
  const at = (shape: string) => placed(shape, transform);
  return [
    sheet(tab, at(rect(-150, -256, 120, 60, 10)), 6),
    sheet(paper, at(rect(-165, -220, 330, 440, 4)), 9, {
      marks: at(line('M-130 60H120M-130 100H70M-130 140H120M-130 180H30', 8, '#4b5d6b88')),
    }),
    about.map(({ shape, marks, ...rest }) => ({ ...rest, shape: at(shape), marks: marks && at(marks) })),
  ];
}

/** The print of a small foot, toes up. */
const footprint = (x: number, y: number, mirror: 1 | -1, angle: number) =>
  placed(
    path('M-30 -20C-34 -64 30 -70 36 -20C38 14 14 22 20 60C22 96 -26 100 -28 62C-28 34 -20 20 -30 -20Z') +
      circle(-22, -76, 14) +
      circle(2, -88, 11) +
      circle(22, -86, 10) +
      circle(38, -74, 9) +
      circle(48, -58, 8),
    `translate(${x} ${y}) rotate(${angle}) scale(${mirror} 1)`,
  );

const certificate = (shape: string) => placed(shape, 'translate(930 500) rotate(4)');

export const scene: Scene = {
  kind: 'scene',
  alt: 'Forms lie in order on a desk and end in a birth certificate with two small footprints; a hand signs it',
  focus: [0.55, 0.5],
  layers: [
    ground('#d98f6f'),
    ...[0, 1, 2, 3].map((i) => sheet(i % 2 ? '#d38766' : '#de9878', rect(-20, -20 + i * 262, 1640, 256), 3)),
    // a folder under it all
    sheet('#8f5138', rect(60, 110, 1220, 800, 14, -2), 10),
    sheet('#a9644a', rect(70, 130, 1200, 770, 12, -2), 3),
    // four months, two months, one month to go
    form('translate(250 470) rotate(-19)', '#e9dcb8', '#5d3a58', [
      sheet(
        '#5d3a58',
        path('M-70 -150L0 -190L70 -150V-136H-70Z') +
          rect(-60, -130, 22, 80) +
          rect(-11, -130, 22, 80) +
          rect(38, -130, 22, 80) +
          rect(-72, -46, 144, 20),
        5,
      ),
    ]),
    form('translate(402 500) rotate(-11)', '#d9e8dd', '#2b7f83', [
      sheet('#2b7f83', rect(-80, -170, 160, 110, 5), 5),
      sheet('#8fc6c0', path('M-80 -170L0 -100L80 -170Z'), 3),
    ]),
    form('translate(556 500) rotate(-4)', '#f6e3c4', '#b8351f', [
      sheet(
        '#b8351f',
        path(
          'M-100 -90Q-90 -180 0 -184Q90 -180 100 -90Q84 -110 66 -90Q50 -110 33 -90Q16 -110 0 -90Q-16 -110 -33 -90Q-50 -110 -66 -90Q-84 -110 -100 -90Z',
        ),
        6,
      ),
      sheet(palette.ink, strip('M0 -96V-36Q0 -10 -22 -10Q-40 -12 -38 -30', 9), 3),
    ]),
    // the certificate
    sheet('#cfc09a', certificate(rect(-300, -360, 600, 740, 6)), 9),
    sheet('#faf4e2', certificate(rect(-310, -370, 600, 740, 6)), 9),
    sheet('#7fae9c', certificate(path('M-284 -344H264V344H-284ZM-258 -318V318H238V-318Z')), 2, {
      marks: certificate(line('M-284 -331H264M-284 331H264', 5, '#faf4e2')),
    }),
    sheet(
      '#7fae9c',
      certificate(
        path('M-284 -344H-200L-284 -260Z') +
          path('M264 -344H180L264 -260Z') +
          path('M264 344H180L264 260Z') +
          path('M-284 344H-200L-284 260Z'),
      ),
      3,
    ),
    sheet('#1d3a57', certificate(rect(-150, -276, 280, 36, 5)), 2),
    sheet('#1d3a57', certificate(footprint(-96, -50, 1, -8)), 3),
    sheet('#1d3a57', certificate(footprint(76, -50, -1, 8)), 3),
    sheet('#faf4e2', certificate(rect(-220, 110, 420, 10)), 0, {
      flat: true,
      marks: certificate(line('M-220 114H200', 5, '#4b5d6b')),
    }),
    sheet('#4b5d6b', certificate(strip('M-220 166H60', 7) + strip('M-220 216H-20', 7)), 1, { edge: 0.5 }),
    sheet(
      '#1d3a57',
      certificate(
        strip(
          'M-200 100C-170 40 -150 60 -160 96C-150 110 -120 60 -100 80C-96 104 -70 70 -50 84C-30 100 0 70 26 92',
          7,
        ),
      ),
      2,
      { edge: 0.5 },
    ),
    sheet(
      '#b8351f',
      certificate(
        path('M110 250L92 330L126 306L146 336L150 250Z') + path('M170 250L200 326L166 308L146 336L140 250Z'),
      ),
      4,
    ),
    sheet(
      palette.yolk,
      certificate(
        star(140, 226, 74) +
          star(140, 226, 74, 36) +
          star(140, 226, 74, 18) +
          star(140, 226, 74, 54) +
          circle(140, 226, 48),
      ),
      6,
    ),
    sheet('#e3a928', certificate(circle(140, 226, 36)), 3),
    // signed
    sheet(palette.navy, placed(rect(-10, -13, 250, 26, 12), 'translate(974 574) rotate(-24)'), 12),
    sheet(palette.yolk, placed(path('M-46 0L-8 -13V13Z'), 'translate(974 574) rotate(-24)'), 6),
    pinch('translate(1092 534) rotate(2) scale(1.08)', palette.skin1, '#3f6a52', palette.cream, 18),
    // on the desk: bootees, a cup, a pacifier
    ...(
      [
        [1352, 152, -24],
        [1470, 190, -6],
      ] as const
    ).map(([x, y, a]) => {
      const at = (shape: string) => placed(shape, `translate(${x} ${y}) rotate(${a})`);
      return [
        sheet('#f4cf5c', at(path('M-50 -80H40V0Q80 20 80 60Q80 96 30 98H-20Q-58 92 -54 40Z')), 13, {
          marks: at(line('M-60 -40H60M-60 -14H60M-40 60Q10 30 76 66', 6, '#d9a92e')),
        }),
        sheet('#fbf3d9', at(rect(-58, -96, 106, 36, 16)), 6),
        sheet('#b8351f', at(path('M-6 -20L-40 -40V0Z') + path('M-6 -20L28 -40V0Z') + circle(-6, -20, 9)), 4),
      ];
    }),
    sheet('#b06a4d', circle(1470, 850, 130), 6),
    sheet('#e9f1ea', circle(1470, 850, 116), 7),
    sheet(palette.teal, circle(1470, 850, 90), 12),
    sheet(palette.teal, strip('M1400 800C1320 760 1310 850 1386 866', 26), 9),
    sheet('#4a2c1d', circle(1470, 850, 70), 0, { flat: true }),
    sheet('#6d4530', ellipse(1450, 830, 34, 18, -20), 0, { flat: true }),
    sheet('#b8351f', placed(strip('M0 0m-40 -52a44 44 0 1 1 80 0', 16), 'translate(180 880) rotate(-20)'), 9),
    sheet(
      '#e9a89a',
      placed(
        path('M-84 -20Q-80 -52 0 -40Q80 -52 84 -20Q80 26 0 14Q-80 26 -84 -20Z'),
        'translate(180 880) rotate(-20)',
      ),
      9,
    ),
    sheet(
      '#e9c27a',
      placed(path('M-18 14H18Q30 56 0 66Q-30 56 -18 14Z'), 'translate(180 880) rotate(-20)'),
      8,
    ),
    sheet('#b8351f', placed(circle(0, -18, 19), 'translate(180 880) rotate(-20)'), 5),
  ],
};
