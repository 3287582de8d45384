import {
  palette,
  roundel,
  circle,
  ellipse,
  line,
  path,
  placed,
  printed,
  rect,
  sheet,
  strip,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const book = 'translate(470 510) rotate(-6)';

export const scene: Scene = {
  kind: 'disc',
  alt: 'A passport with a baby’s pacifier on top and a paper airplane above it',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#d98a1f', '#f4c430'),
    // boarding pass
    sheet(palette.paper, placed(rect(-90, -240, 210, 440, 8), 'translate(650 480) rotate(14)'), 10, {
      marks: placed(
        printed(rect(-90, -240, 210, 70), '#2b7f83') +
          line('M-56 -130H80M-56 -90H40M-56 -50H64', 12, '#1a243070'),
        'translate(650 480) rotate(14)',
      ),
    }),
    // the passport
    sheet('#f7eedb', placed(rect(-196, -286, 406, 580, 20), book), 16),
    sheet('#1d3a57', placed(rect(-210, -296, 406, 580, 20), book), 6, {
      marks: placed(
        line('M-120 -236H106', 22, '#e9c35a') +
          line('M-60 178H46', 16, '#e9c35a') +
          line('M-186 -290V284', 6, '#14293f'),
        book,
      ),
    }),
    sheet('#e9c35a', placed(circle(-7, -40, 128), book), 4, {
      marks: placed(
        line('M-135 -40H121M-7 -168V88M-108 -110H94M-108 30H94', 9, '#1d3a57') +
          `<ellipse cx="-7" cy="-40" rx="62" ry="128" fill="none" stroke="#1d3a57" stroke-width="9"/>`,
        book,
      ),
    }),
    // the pacifier
    sheet(
      '#c4593a',
      '<path d="M640 690a92 92 0 1 0 .1 0ZM640 728a54 54 0 1 1 -.1 0Z" fill-rule="evenodd"/>',
      9,
    ),
    sheet('#e9b98b', ellipse(560, 640, 50, 44, 36), 6),
    sheet('#e07f5f', path('M530 730Q520 690 560 680L650 640Q700 640 690 690L650 770Q620 800 590 780Z'), 12),
    sheet(palette.cream, circle(610, 716, 28), 4),
    // the plane
    sheet(palette.paper, path('M250 250L520 176L400 330L366 274Z'), 14),
    sheet('#d5dde0', path('M366 274L520 176L376 330Z'), 3),
    sheet(palette.cream, strip('M210 300Q190 330 200 360', 9), 3),
  ],
};
