import {
  palette,
  roundel,
  circle,
  ellipse,
  line,
  path,
  rect,
  sheet,
  star,
  strip,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'disc',
  alt: 'Old kitchen scales: coins in one pan, a toy block in the other, which is heavier',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#5d3a58', '#c99ab8'),
    sheet('#57351f', path('M330 850Q344 770 500 770Q656 770 670 850Z'), 12),
    sheet('#80502f', path('M474 260H526L548 800H452Z'), 10),
    // the left pan, higher
    sheet(palette.ink, strip('M246 300L140 500M246 300L352 500', 11), 4, { edge: 0.5 }),
    ...[0, 1, 2, 3].map((i) =>
      sheet(i % 2 ? '#e39a2d' : palette.yolk, ellipse(206 + (i % 2) * 8, 500 - i * 30, 66, 24), 5),
    ),
    ...[0, 1].map((i) => sheet(i % 2 ? palette.yolk : '#e39a2d', ellipse(306, 500 - i * 28, 50, 20), 5)),
    sheet('#2b7f83', path('M110 500H382Q362 610 246 610Q130 610 110 500Z'), 14),
    sheet('#9fd8d2', rect(104, 490, 284, 26, 12), 5),
    // the right pan, lower
    sheet(palette.ink, strip('M754 420L648 626M754 420L860 626', 11), 4, { edge: 0.5 }),
    sheet(palette.cream, rect(662, 450, 184, 184, 16, -5), 10, {
      marks: line('M690 480L812 470L822 600L702 612Z', 12, '#2b7f83'),
    }),
    sheet(palette.brick, star(756, 542, 52, -5), 4),
    sheet('#2b7f83', path('M618 626H890Q870 736 754 736Q638 736 618 626Z'), 14),
    sheet('#9fd8d2', rect(612, 616, 284, 26, 12), 5),
    // the beam
    sheet('#80502f', path('M222 262L782 380L768 446L208 328Z'), 16),
    sheet('#57351f', path('M500 216L552 344L500 420L448 344Z'), 8),
    sheet(palette.yolk, circle(500, 334, 34), 5),
  ],
};
