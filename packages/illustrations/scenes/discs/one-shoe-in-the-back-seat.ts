import { palette, roundel, circle, line, path, rect, sheet, strip } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'disc',
  alt: 'One sneaker with its laces undone, under a hot sun',
  focus: [0.5, 0.55],
  layers: [
    ...roundel('#e8a866', '#f7dd94'),
    sheet('#e8823c', circle(664, 326, 96), 6),
    sheet('#f0a04e', circle(664, 326, 66), 3),
    sheet('#39525f', path('M150 760Q500 730 850 760V800Q500 850 150 800Z'), 5),
    sheet('#8b2f1d', path('M236 470Q250 380 330 392Q400 400 440 456L400 560H236Z'), 7),
    sheet(
      palette.teal,
      path(
        'M206 706V480Q210 440 250 444Q330 500 420 452Q444 440 464 460L590 586Q640 616 716 622Q812 636 818 706Z',
      ),
      16,
    ),
    sheet(palette.deep, path('M206 560Q300 540 316 706H206Z'), 5),
    sheet(palette.cream, path('M676 706Q670 640 724 622Q814 638 820 706Z'), 6),
    sheet('#236c70', path('M386 470L470 460L600 590L520 640Z'), 4),
    ...[0, 1, 2, 3].map((i) =>
      sheet(palette.paper, strip(`M${404 + i * 42} ${524 + i * 36}L${480 + i * 38} ${478 + i * 36}`, 18), 5),
    ),
    sheet(palette.paper, strip('M480 478C560 400 640 430 600 490C580 520 540 500 500 482', 13), 6),
    sheet(palette.paper, strip('M404 524C330 540 300 600 330 650C344 680 320 720 300 730', 13), 6),
    sheet(palette.paper, path('M190 694H832Q850 734 812 764H214Q184 750 190 694Z'), 10, {
      marks: line('M196 728H838', 9, '#c4593a'),
    }),
    sheet(palette.yolk, rect(236, 596, 46, 46, 23), 4),
  ],
};
