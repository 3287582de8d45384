import { palette, roundel, line, path, placed, rect, sheet, star } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'disc',
  alt: 'A ballot going into a cardboard box',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#1d3a57', '#37587a'),
    sheet(palette.paper, placed(rect(-130, -260, 260, 340, 6), 'translate(510 430) rotate(8)'), 14, {
      marks: placed(
        [0, 1, 2]
          .map(
            (i) =>
              `<rect x="-96" y="${-216 + i * 84}" width="46" height="46" fill="none" stroke="#1a2430" stroke-width="8"/>` +
              line(`M-26 ${-193 + i * 84}H${i === 1 ? 60 : 90}`, 12, '#1a243088'),
          )
          .join('') + line('M-92 -112L-72 -92L-36 -146', 15, '#a33e26'),
        'translate(510 430) rotate(8)',
      ),
    }),
    sheet('#b98750', path('M230 520L320 460H680L770 520Z'), 12),
    sheet('#57351f', rect(350, 486, 300, 22, 8), 0, { flat: true }),
    sheet(palette.paper, placed(rect(-130, -20, 260, 44), 'translate(500 472) rotate(8)'), 0, {
      flat: true,
      clip: rect(350, 400, 300, 92),
    }),
    sheet('#c99a63', rect(230, 520, 540, 320, 8), 14),
    sheet('#ead7b0', rect(230, 620, 540, 22), 1, { flat: true }),
    sheet('#a33e26', star(500, 736, 70), 6),
  ],
};
