import { palette, roundel, circle, path, rect, sheet } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'disc',
  alt: 'A door stands open at night and lets warm light in',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#1a2a4a', '#31476b'),
    sheet('#243858', path('M156 780Q500 750 844 780Q740 900 500 906Q260 900 156 780Z'), 4),
    sheet(palette.moon, path('M366 790H640L800 850Q680 926 500 920Q420 916 350 890Z'), 0, {
      flat: true,
      opacity: 0.75,
    }),
    sheet('#cdb994', rect(318, 150, 364, 650, 4), 14),
    sheet(palette.yolk, rect(352, 184, 296, 610), 0, { flat: true }),
    sheet('#f8dc84', path('M420 794V300Q500 220 648 240V794Z'), 3),
    sheet('#fbe9b0', path('M500 794V400Q560 330 648 340V794Z'), 3),
    sheet('#6e3d27', path('M352 184L520 240V846L352 794Z'), 16),
    sheet('#83502f', path('M380 262L494 292V480L380 470Z'), 4),
    sheet('#83502f', path('M380 532L494 546V756L380 724Z'), 4),
    sheet(palette.yolk, circle(498, 516, 18), 5),
    sheet(
      palette.coral,
      path('M570 800Q570 770 606 770Q650 774 660 806Q664 824 640 824H590Q570 820 570 800Z'),
      6,
    ),
    sheet(
      palette.coral,
      path('M670 812Q674 784 708 786Q748 794 754 826Q754 842 732 840L688 834Q668 828 670 812Z'),
      6,
    ),
    sheet(
      '#8f3f28',
      path('M578 800Q584 784 606 786Q626 792 620 806Z') + path('M678 812Q686 798 706 800Q726 808 720 822Z'),
      2,
    ),
  ],
};
