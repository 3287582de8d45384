import { circle, ellipse, line, path, placed, rect, roundel, sheet, strip } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const tilted = (shape: string) => placed(shape, 'translate(470 372) rotate(-30)');

export const scene: Scene = {
  kind: 'disc',
  alt: 'A soft purple spoon with its first heap of orange purée, over a small striped bowl',
  focus: [0.5, 0.52],
  layers: [
    ...roundel('#3f6f4f', '#c8d07a'),
    sheet('#3d4a24', ellipse(500, 826, 260, 34), 0, { flat: true, opacity: 0.35 }),
    sheet('#c9b48c', rect(400, 790, 200, 40, 14), 8),
    sheet('#f7eedb', path('M206 560H794Q786 808 500 808Q214 808 206 560Z'), 16, {
      marks:
        line('M214 640Q500 716 788 640', 30, '#2b7f83') + line('M240 708Q500 774 760 708', 12, '#c4593a'),
    }),
    sheet('#d9caa6', ellipse(500, 560, 296, 66), 4),
    sheet('#e0792f', ellipse(500, 570, 262, 48), 0, { flat: true }),
    sheet(
      '#ee9448',
      path('M300 572Q360 528 460 552Q560 526 690 560Q730 576 690 592Q560 612 420 604Q310 602 300 572Z'),
      4,
    ),
    // the spoon
    sheet('#4a2f73', tilted(strip('M60 0C140 -16 240 -20 350 -14', 44)), 13),
    sheet('#6a4a94', tilted(ellipse(-50, 6, 150, 84)), 14, {
      marks: tilted(line('M-170 40Q-50 100 70 40', 10, '#4a2f73')),
    }),
    sheet(
      '#e8812f',
      tilted(
        path(
          'M-186 -6C-176 -74 -128 -84 -104 -120C-76 -164 -16 -156 4 -116C44 -98 86 -60 82 -6C60 40 -150 44 -186 -6Z',
        ),
      ),
      8,
    ),
    sheet('#f6a55c', tilted(path('M-120 -70C-104 -110 -80 -120 -56 -118C-84 -96 -96 -84 -104 -58Z')), 2),
    sheet('#e8812f', path('M372 470Q352 512 372 526Q394 512 372 470Z') + circle(330, 540, 11), 4),
  ],
};
