import { palette, roundel, circle, line, path, rect, sheet, strip } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'disc',
  alt: 'A small soccer shoe with clover growing out of it',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#e07f5f', '#f7e0b8'),
    // clover
    ...(
      [
        [330, 250, 'M400 500Q340 400 330 270'],
        [480, 200, 'M430 500Q480 380 478 230'],
        [600, 320, 'M450 500Q560 440 596 340'],
      ] as const
    ).map(([x, y, stem], i) => [
      sheet(palette.moss, strip(stem, 13), 5, { edge: 0.6 }),
      i === 1
        ? sheet('#e9b3c4', circle(x, y, 62), 7, {
            marks: line(
              `M${x} ${y + 56}V${y - 40}M${x - 14} ${y + 50}L${x - 40} ${y - 30}M${x + 14} ${y + 50}L${x + 40} ${y - 30}`,
              8,
              '#c9748f',
            ),
          })
        : [-90, 30, 150].map((a) =>
            sheet(
              palette.leaf,
              circle(x + Math.cos((a * Math.PI) / 180) * 44, y + Math.sin((a * Math.PI) / 180) * 44, 46),
              6,
              {
                marks: line(
                  `M${x} ${y}L${x + Math.cos((a * Math.PI) / 180) * 66} ${y + Math.sin((a * Math.PI) / 180) * 66}`,
                  9,
                  '#c6dba0',
                ),
              },
            ),
          ),
    ]),
    // the shoe
    sheet(
      palette.ink,
      [250, 350, 560, 660, 750].map((x) => path(`M${x} 740H${x + 50}L${x + 38} 800H${x + 12}Z`)).join(''),
      7,
    ),
    sheet('#57201a', path('M236 470Q340 510 470 456L500 540H236Z'), 6),
    sheet(
      '#1d4f78',
      path('M222 470Q330 560 460 470Q500 440 520 500Q580 600 740 620Q840 640 836 730H226Q196 600 222 470Z'),
      18,
    ),
    sheet('#fbf7ec', path('M216 716H840Q844 764 810 764H240Q210 764 216 716Z'), 6),
    sheet('#2a6796', path('M222 474Q300 530 330 540Q330 640 306 716H226Q198 600 222 474Z'), 4),
    sheet(
      palette.yolk,
      path('M360 716L430 560L480 560L420 716Z') + path('M450 716L512 590L560 600L510 716Z'),
      3,
    ),
    sheet(palette.paper, strip('M470 500L560 480M496 536L590 516M530 572L620 556', 19), 4, { edge: 0.6 }),
    sheet(palette.paper, strip('M560 480Q650 400 690 470Q690 530 560 486M566 484Q600 420 560 400', 13), 5, {
      edge: 0.6,
    }),
    sheet('#6c9a4c', rect(150, 800, 700, 34, 16), 9),
  ],
};
