import { circle, line, palette, path, pinch, placed, printed, rect, sheet, strip } from '../kit/index.ts';
import type { Layer, Scene } from '../scene.ts';

const forkShape =
  'M-12 120Q-14 20 -6 -10Q-40 -30 -34 -110H-22V-50H-12V-110H0V-50H10V-110H22Q28 -30 -6 -10L6 -10Q12 20 12 120Q0 134 -12 120Z';
const fork = (transform: string, height = 7) => sheet('#aebbc0', path(forkShape, transform), height);

/** A place at the table. */
function plate(x: number, y: number, radius: number, rim: string, inside: string): Layer {
  return [sheet(rim, circle(x, y, radius), 11), sheet(inside, circle(x, y, radius * 0.7), 3)];
}

const chair = (transform: string, color: string): Layer => [
  sheet('#4f3524', placed(rect(-130, -60, 260, 120, 40), transform), 8),
  sheet(color, placed(rect(-110, -30, 220, 100, 34), transform), 5),
];

export const scene: Scene = {
  kind: 'scene',
  alt: 'A round table from above, set with four plates and three forks; a hand brings the fourth',
  focus: [0.6, 0.52],
  layers: [
    sheet('#4a5570', rect(-20, -20, 1640, 1040), 0),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
      sheet(
        '#525e7a',
        [0, 1, 2, 3, 4]
          .map((j) => path(`M${i * 260 + (j % 2) * 130 - 60} ${j * 240 - 60}l60 -60l60 60l-60 60Z`))
          .join(''),
        1,
      ),
    ),
    sheet('#c9604a', circle(790, 500, 660), 3),
    sheet('#d9745c', circle(790, 500, 600), 1, {
      marks: `<circle cx="790" cy="500" r="640" fill="none" stroke="#f0c08a" stroke-width="10" stroke-dasharray="40 26"/>`,
    }),
    chair('translate(790 30)', '#e8b92a'),
    chair('translate(790 970) rotate(180)', '#3f86a0'),
    chair('translate(300 500) rotate(-90)', '#6c9a4c'),
    chair('translate(1290 500) rotate(90)', '#9a6f92'),
    sheet('#7a4b2c', circle(790, 506, 440), 18),
    sheet('#e6c48c', circle(790, 500, 430), 6, {
      marks: line('M440 260H1140M380 380H1200M360 500H1220M380 620H1200M440 740H1140', 4, '#cfa867'),
    }),
    // places
    plate(790, 220, 116, '#2f8a8c', '#f7eedb'),
    plate(500, 500, 116, '#f7eedb', '#e6ddc6'),
    plate(790, 780, 116, '#e2825f', '#f7eedb'),
    plate(1080, 500, 116, '#f4c430', '#f7eedb'),
    fork('translate(652 196) rotate(6)'),
    fork('translate(486 352) rotate(-86)'),
    fork('translate(948 792) rotate(178)'),
    // the pot, and what can be counted in it
    sheet('#7f2d22', circle(790, 500, 120) + rect(630, 476, 320, 48, 20), 14),
    sheet('#c4432f', circle(790, 500, 106), 4),
    sheet('#f0d48c', circle(790, 500, 88), 2),
    ...[
      [-34, -30, 20],
      [24, -40, 70],
      [-6, 6, -20],
      [44, 14, 10],
      [-44, 30, 60],
      [12, 48, -50],
    ].map(([x, y, a]) =>
      sheet(
        '#e2b24f',
        placed(strip('M-24 6Q0 -16 24 6', 17), `translate(${790 + x!} ${500 + y!}) rotate(${a})`),
        4,
        {
          marks: placed(
            line('M-24 6Q0 -16 24 6', 4, '#b98a2e'),
            `translate(${790 + x!} ${500 + y!}) rotate(${a})`,
          ),
        },
      ),
    ),
    // halves, quarters and cups of four sizes
    sheet('#a9713f', rect(530, 620, 170, 130, 16, -38), 8),
    sheet(
      '#f3dfb4',
      placed(
        path('M-56 -4L-4 -44V-4Z') + path('M4 -44L56 -4H4Z') + path('M-56 6H-4V44Z') + path('M4 6H56L4 44Z'),
        'translate(615 685) rotate(-38)',
      ),
      6,
      {
        marks: placed(
          line('M-56 -4L-4 -44M4 -44L56 -4M-56 6L-4 44M56 6L4 44', 9, '#c58a4a'),
          'translate(615 685) rotate(-38)',
        ),
      },
    ),
    ...(
      [
        [940, 330, 40, '#6c9a4c'],
        [1000, 270, 30, '#e39a2d'],
        [1050, 306, 22, '#c4593a'],
      ] as const
    ).map(([x, y, r, color]) => [
      sheet(color, circle(x, y, r) + strip(`M${x} ${y}L${x + r * 1.5} ${y - r * 1.5}`, r * 0.5), 8),
      sheet('#f7eedb', circle(x, y, r * 0.66), 0, { flat: true }),
    ]),
    sheet('#cfe3e6', circle(664, 388, 40), 9, { opacity: 0.8 }),
    sheet('#eef6f4', circle(664, 388, 28), 2, { opacity: 0.8 }),
    sheet('#cfe3e6', circle(1006, 656, 40), 9, { opacity: 0.8 }),
    sheet('#eef6f4', circle(1006, 656, 28), 2, { opacity: 0.8 }),
    // a cup that is full and one that is empty, a number on each napkin
    sheet('#f7eedb', rect(420, 640, 90, 90, 3, 20), 5, {
      marks: placed(
        printed(circle(0, 0, 11) + circle(-24, -24, 11) + circle(24, 24, 11), '#c4593a'),
        'translate(465 685) rotate(20)',
      ),
    }),
    sheet('#f7eedb', rect(900, 150, 80, 80, 3, 14), 5, {
      marks: placed(printed(circle(0, 0, 11), '#2f6fa0'), 'translate(940 190) rotate(14)'),
    }),
    sheet('#f7eedb', rect(650, 830, 80, 80, 3, -14), 5, {
      marks: placed(
        printed(circle(-16, -16, 11) + circle(16, 16, 11), '#2b7f83'),
        'translate(690 870) rotate(-14)',
      ),
    }),
    // the fourth fork
    fork('translate(1220 640) rotate(-62)', 15),
    pinch('translate(1290 600) rotate(30) scale(1.14)', palette.skin3, '#2f8a6c', '#c6e8d8', 19),
  ],
};
