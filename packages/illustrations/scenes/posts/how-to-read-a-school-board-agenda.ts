import {
  ground,
  circle,
  ellipse,
  line,
  palette,
  path,
  pinch,
  placed,
  printed,
  rect,
  sheet,
  strip,
} from '../../src/kit/index.ts';
import type { Layer, Scene } from '../../src/scene.ts';

/** A chair of the board behind its desk, with the name card that nobody reads from the last row. */
const seat = (x: number): Layer => [
  sheet('#8c3a2a', rect(x - 100, 290, 200, 300, 30), 9),
  sheet('#a94c38', rect(x - 76, 312, 152, 200, 20), 3, {
    marks: printed([380, 450].map((y) => circle(x - 34, y, 8) + circle(x + 34, y, 8)).join(''), '#7a2f20'),
  }),
];

const lines = [230, 300, 260, 330, 250, 310] as const;

export const scene: Scene = {
  kind: 'scene',
  alt: 'Two hands hold an agenda with one line marked in yellow; before them wait a microphone and a row of empty chairs',
  focus: [0.5, 0.5],
  layers: [
    ground('#245662'),
    sheet('#2c616d', [0, 1, 2, 3, 4, 5].map((i) => rect(i * 280 - 20, -20, 136, 620)).join(''), 2),
    // clock and paintings by second grade
    sheet(palette.ink, circle(1340, 150, 106), 10),
    sheet('#f3e6c8', circle(1340, 150, 86), 3, {
      marks:
        printed(path('M1340 150V72A78 78 0 0 1 1418 150Z'), '#f4c430') +
        line('M1340 74V90M1340 210V226M1264 150H1280M1400 150H1416', 8, '#1a2430'),
    }),
    sheet(palette.ink, strip('M1340 150V88M1340 150H1394', 9), 3, { edge: 0.5 }),
    sheet('#f3e6c8', rect(120, 66, 190, 150, 3, -3), 7, {
      marks: placed(
        printed(circle(-30, -14, 30), '#e39a2d') + line('M-80 40Q0 10 80 44', 14, '#6c9a4c'),
        'translate(215 141) rotate(-3)',
      ),
    }),
    sheet('#f3e6c8', rect(360, 72, 150, 170, 3, 3), 7, {
      marks: placed(
        line('M-40 60V-10L0 -50L40 -10V60ZM-10 60V20H14V60', 11, '#a33e26'),
        'translate(435 157) rotate(3)',
      ),
    }),
    // the board's chairs, desk and water
    seat(160),
    seat(450),
    seat(1150),
    seat(1440),
    sheet('#b07a45', rect(-20, 560, 1640, 50, 5), 14),
    sheet('#8a5930', rect(-20, 606, 1640, 440), 7, {
      marks: line('M200 630V1000M520 630V1000M1080 630V1000M1400 630V1000', 7, '#6e4526'),
    }),
    ...[160, 1440].map((x) =>
      sheet('#f3e6c8', path(`M${x - 90} 566L${x - 70} 496H${x + 70}L${x + 90} 566Z`), 8, {
        marks: line(`M${x - 44} 526H${x + 44}M${x - 50} 544H${x + 20}`, 7, '#1a243066'),
      }),
    ),
    sheet('#cfe3e6', path('M1250 470H1310L1302 566H1258Z'), 6, { opacity: 0.8 }),
    // the agenda
    sheet('#d8c8a2', rect(508, 122, 600, 780, 5, 3), 16),
    sheet('#faf1dc', rect(494, 112, 600, 780, 5, -2), 8, {
      marks: placed(
        printed(rect(-236, -326, 290, 50, 4), '#8a2f1b') +
          printed(rect(-236, -256, 180, 20, 4), '#1a243066') +
          printed(rect(-256, -16, 512, 96, 6), '#f4c430') +
          lines
            .map((width, i) => {
              const y = -192 + i * 100;
              return (
                line(`M-226 ${y}H-176V${y + 50}H-226Z`, 9, '#1a2430') +
                printed(
                  rect(-140, y + 4, width, 20, 4) + rect(-140, y + 34, width * 0.62, 14, 4),
                  '#1a243099',
                )
              );
            })
            .join('') +
          line('M-218 34L-200 52L-160 -2', 15, '#a33e26'),
        'translate(794 502) rotate(-2)',
      ),
    }),
    sheet('#e8d9b4', path('M1092 94L1000 98L1098 186Z'), 5),
    // the microphone, still off
    sheet(palette.ink, strip('M1290 1040Q1330 860 1220 760', 26), 12),
    sheet(palette.ink, placed(rect(-44, 0, 88, 130, 30), 'translate(1190 730) rotate(-42)'), 13),
    sheet('#8fa0a8', placed(ellipse(0, -16, 92, 108), 'translate(1180 712) rotate(-42)'), 12, {
      marks: placed(
        line(
          'M-70 -70L70 40M-80 -30L56 76M-40 -96L84 0M70 -70L-70 40M80 -30L-56 76M40 -96L-84 0',
          6,
          '#4b5d6b',
        ),
        'translate(1180 712) rotate(-42)',
      ),
    }),
    sheet(palette.brick, placed(rect(-84, 46, 168, 34, 12), 'translate(1180 712) rotate(-42)'), 6),
    // the hands that hold it
    pinch('translate(560 800) rotate(152) scale(1.1 -1.1)', palette.skin2, '#f4c430', '#fbf3df', 18),
    pinch('translate(1054 800) rotate(36) scale(1.1)', palette.skin2, '#f4c430', '#fbf3df', 18),
  ],
};
