import { palette, roundel, circle, ellipse, line, path, rect, sheet, strip } from '../../kit/index.ts';
import type { Scene } from '../../scene.ts';

export const scene: Scene = {
  kind: 'disc',
  alt: 'Water runs from a tap into a clear glass',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#35566a', '#9cc4cf'),
    // the tap
    sheet('#8d999d', strip('M700 180V330Q700 250 610 250H520Q440 250 440 340', 78, 'butt'), 12),
    sheet('#d5dddf', path('M716 130H784V470H716Z'), 10),
    sheet('#b8c3c6', strip('M740 300H560Q462 300 462 390', 84, 'butt'), 14, {
      marks: line('M730 278H560Q446 278 440 380', 12, '#e6ecec'),
    }),
    sheet('#8d999d', rect(408, 372, 108, 34, 10), 6),
    sheet(palette.teal, rect(660, 178, 180, 44, 20), 10),
    sheet('#5fb0c4', circle(690, 200, 10), 2),
    // the stream and the glass
    sheet('#e4f2f2', path('M438 404H486L480 660H446Z'), 4, { opacity: 0.9 }),
    sheet('#dff0f0', path('M300 520H624L588 850H336Z'), 12, { opacity: 0.55 }),
    sheet('#4d9fb8', path('M318 640H608L584 836H342Z'), 5, { opacity: 0.85 }),
    sheet('#7cc3d3', ellipse(463, 640, 146, 26), 4),
    sheet('#e4f2f2', ellipse(463, 640, 46, 12), 2),
    sheet('#e4f2f2', path('M446 440H480L474 640H452Z'), 0, { flat: true }),
    sheet('#ffffff', strip('M346 560L362 790', 14), 0, { flat: true, opacity: 0.7 }),
    sheet('#e4f2f2', circle(410, 720, 12) + circle(520, 760, 10) + circle(490, 700, 8), 2, { opacity: 0.8 }),
  ],
};
