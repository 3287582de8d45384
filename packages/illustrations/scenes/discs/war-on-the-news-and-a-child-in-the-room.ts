import { roundel, line, path, sheet } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'disc',
  alt: 'A boat folded from a newspaper',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#2b7f83', '#9fd8d2'),
    sheet('#f7eedb', path('M500 190L690 560H310Z'), 14, {
      marks: line('M470 290H540M450 330H560M432 370H572M412 410H590M394 450H606M374 490H628', 8, '#1a243070'),
    }),
    sheet('#e5d9bd', path('M500 190L500 560H310Z'), 2, {
      marks: line('M470 290H492M450 330H492M432 370H492M412 410H492M394 450H492M374 490H492', 8, '#1a243055'),
      opacity: 0.9,
    }),
    sheet('#fbf7ec', path('M180 500L500 620L820 500L700 720H300Z'), 14, {
      marks:
        line('M300 580L480 646M310 620L480 684M330 664L460 708', 8, '#1a243066') +
        line('M700 580L540 640M692 620L540 680M676 664L560 706', 8, '#1a243066'),
    }),
    sheet(
      '#1b5158',
      path('M140 690Q240 640 340 690T540 690T740 690T900 680V820Q700 900 500 896T120 800Z'),
      12,
    ),
    sheet('#2b7f83', path('M120 760Q230 710 330 760T530 760T730 760T900 750V880Q500 960 120 860Z'), 9),
  ],
};
