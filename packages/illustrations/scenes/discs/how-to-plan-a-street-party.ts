import {
  palette,
  roundel,
  circle,
  ellipse,
  leaf,
  line,
  path,
  printed,
  rect,
  sheet,
  strip,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const flags = [
  [230, 262, '#2b7f83'],
  [360, 296, '#f4c430'],
  [500, 306, '#fbf3df'],
  [640, 296, '#6c9a4c'],
  [770, 262, '#5d3a58'],
] as const;

export const scene: Scene = {
  kind: 'disc',
  alt: 'A jug of lemonade under a string of flags',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#8a3b52', '#e59a78'),
    sheet(palette.ink, strip('M150 220Q500 350 850 220', 8), 5, { edge: 0.5 }),
    ...flags.map(([x, y, color]) =>
      sheet(color, path(`M${x - 48} ${y - 8}L${x + 48} ${y - 4}L${x} ${y + 104}Z`), 7),
    ),
    sheet('#5a2436', ellipse(490, 836, 290, 40), 0, { flat: true, opacity: 0.35 }),
    // the jug
    sheet('#b5d3d2', strip('M640 500Q770 490 756 610T630 730', 44), 9),
    sheet('#eaf4f1', path('M312 410L276 380L340 384H650L640 800Q636 836 600 836H384Q348 836 344 800Z'), 14, {
      opacity: 0.75,
    }),
    sheet('#f0cf45', path('M334 520H640L632 796Q628 824 600 824H384Q358 824 354 796Z'), 5),
    sheet('#f8e38a', ellipse(487, 520, 153, 26), 3),
    // slices and ice
    ...(
      [
        [430, 620, 56],
        [556, 700, 50],
        [424, 752, 40],
      ] as const
    ).map(([x, y, q]) =>
      sheet('#e9b62a', circle(x, y, q), 5, {
        marks:
          printed(circle(x, y, q * 0.84), '#f9eeb0') +
          line(
            [0, 60, 120]
              .map((a) => {
                const c = Math.cos((a * Math.PI) / 180) * q * 0.8;
                const s = Math.sin((a * Math.PI) / 180) * q * 0.8;
                return `M${x - c} ${y - s}L${x + c} ${y + s}`;
              })
              .join(''),
            6,
            '#e9b62a',
          ),
      }),
    ),
    sheet('#eef6f2', rect(520, 498, 70, 66, 10, 14) + rect(400, 490, 60, 56, 10, -10), 4, { opacity: 0.85 }),
    leaf(560, 470, 90, 26, -60, palette.leaf, 6),
    leaf(556, 474, 80, 24, -10, '#4f7f3c', 6),
    // a straw
    sheet('#a33e26', path('M440 260L470 250L510 520L484 520Z'), 6, {
      marks: line('M430 300L480 280M436 350L490 330M442 400L500 380M448 450L510 430', 14, '#fbf7ec', 'butt'),
    }),
  ],
};
