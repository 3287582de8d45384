import { palette, roundel, circle, line, path, placed, sheet, strip } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'disc',
  alt: 'A yellow toy duck with a label on a string',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#a33e26', '#c4593a'),
    sheet('#1b5158', path('M150 760Q260 710 360 760T560 760T760 760T900 750V880Q500 990 150 860Z'), 10),
    sheet('#e2ac1d', path('M250 560Q200 470 270 410Q270 510 360 520Z'), 9),
    sheet(
      palette.yolk,
      path(
        'M262 556Q360 580 430 520Q520 560 650 520Q720 570 690 660Q640 790 460 790Q300 790 262 640Q254 590 262 556Z',
      ),
      18,
    ),
    sheet(
      palette.yolk,
      path('M540 550Q464 500 470 404Q484 286 608 282Q730 290 736 412Q730 512 656 556Z'),
      12,
    ),
    sheet('#e2ac1d', path('M340 620Q430 586 530 620Q510 730 420 730Q350 716 340 620Z'), 9),
    sheet('#d9602f', path('M720 384Q812 378 836 412Q800 450 720 444Q696 414 720 384Z'), 9),
    sheet('#b94a22', path('M724 412Q790 418 832 414Q800 450 720 444Z'), 2),
    sheet(palette.ink, circle(636, 388, 20), 3),
    sheet(palette.paper, circle(643, 380, 6), 0),
    sheet(palette.ink, strip('M500 560Q560 640 640 640', 8), 5),
    sheet(palette.paper, placed(path('M-90 -50H70L116 0L70 50H-90Z'), 'translate(690 690) rotate(24)'), 12, {
      marks: placed(line('M-64 -18H24M-64 14H4', 11, '#a33e26'), 'translate(690 690) rotate(24)'),
    }),
  ],
};
