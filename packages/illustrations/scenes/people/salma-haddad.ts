import { face } from '../../src/kit/face.ts';
import { line, octagon, palette, path, placed, rect, sheet } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const head = 'translate(500 404) scale(2.2)';
const scarf = '#c96f54';
const fold = '#a9553d';
const part = (shape: string) => placed(shape, head);

export const scene: Scene = {
  kind: 'portrait',
  alt: 'A woman in a headscarf, seen from the front, looks down at an open book; a lantern hangs beside her',
  focus: [0.5, 0.45],
  layers: [
    sheet('#1f5a66', rect(-20, -20, 1040, 1040), 0, {
      marks: [0, 1, 2, 3, 4]
        .flatMap((row) => [0, 1, 2, 3, 4].map((column) => octagon(column * 250, row * 250, 46)))
        .map((tile) => `<g fill="#27697600" stroke="#2f7683" stroke-width="9">${tile}</g>`)
        .join(''),
    }),
    // A lantern, lit.
    sheet('#123c46', path('M140 -20H152V96H140Z'), 4, { edge: 0.5 }),
    sheet('#b98a2c', path('M146 84L206 152H86Z'), 8),
    sheet(palette.moon, rect(92, 150, 108, 150, 4), 4),
    sheet(
      '#b98a2c',
      rect(92, 150, 12, 150) + rect(140, 150, 12, 150) + rect(188, 150, 12, 150) + rect(78, 296, 136, 26, 4),
      5,
    ),
    sheet('#b98a2c', path('M104 322H188L162 370H130Z'), 6),
    // The scarf behind the head, the face, the scarf around it.
    sheet(
      scarf,
      part(
        path(
          'M0 -158C92 -158 128 -88 122 -8C120 70 140 130 176 196H-176C-140 130 -120 70 -122 -8C-128 -88 -92 -158 0 -158Z',
        ),
      ),
      9,
    ),
    ...face(head, '#cf9a74', '#3a2620', 'bun', 6).slice(2, 4),
    sheet(
      scarf,
      part(
        '<path fill-rule="evenodd" d="M0 -156C88 -156 122 -88 116 -8C116 66 132 124 160 190H-160C-132 124 -116 66 -116 -8C-122 -88 -88 -156 0 -156ZM0 -96C-44 -96 -76 -58 -75 -6C-73 58 -38 106 0 108C38 106 73 58 75 -6C76 -58 44 -96 0 -96Z"/>',
      ),
      6,
      {
        marks: part(
          line(
            'M-96 -70C-112 0 -100 70 -70 120M96 -70C112 0 100 70 66 124M-40 -138C-84 -116 -98 -70 -100 -30M30 -140C80 -120 98 -70 100 -36',
            3.4,
            fold,
          ),
        ),
      },
    ),
    // Its end, laid over the shoulder.
    sheet(
      scarf,
      part(
        path(
          'M-76 92C-30 136 40 138 82 84C104 120 96 170 30 190C-40 206 -120 190 -150 150C-120 140 -92 118 -76 92Z',
        ),
      ),
      8,
      {
        marks: part(line('M-110 150C-40 178 50 168 84 116M-70 118C-20 150 44 148 76 104', 3.4, fold)),
      },
    ),
    sheet(
      palette.navy,
      path('M20 1020C50 880 140 800 280 752Q500 900 720 752C860 800 950 880 980 1020Z'),
      10,
    ),
    sheet(scarf, path('M270 742Q500 868 730 742L770 800Q500 940 230 800Z'), 7, {
      marks: line('M268 790Q500 900 732 790', 8, fold),
    }),
    // The open book.
    sheet(palette.yolk, path('M130 880Q330 830 500 890Q670 830 870 880V1030H130Z'), 14),
    sheet(palette.paper, path('M154 872Q336 816 498 882V1030H154Z'), 6, {
      marks: line(
        'M450 914Q330 874 200 908M450 956Q330 916 200 950M450 998Q350 960 260 982',
        12,
        '#1a243059',
      ),
    }),
    sheet(palette.cream, path('M502 882Q664 816 846 872V1030H502Z'), 6, {
      marks: line(
        'M800 908Q680 872 640 884M800 950Q670 912 550 956M800 992Q670 954 550 998',
        12,
        '#1a243059',
      ),
    }),
  ],
};
