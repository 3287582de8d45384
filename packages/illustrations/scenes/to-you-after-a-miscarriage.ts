import {
  circle,
  ellipse,
  ground,
  line,
  palette,
  path,
  placed,
  rect,
  sheet,
  star,
  strip,
  cradle,
} from '../src/kit/index.ts';
import type { Layer, Scene } from '../src/scene.ts';

/** A folded paper boat with a light in it, `size` wide, and its reflection. */
function boat(x: number, y: number, size: number, color: string, shade: string): Layer {
  const at = `translate(${x} ${y}) scale(${size / 200})`;
  return [
    sheet('#f3c566', placed(ellipse(0, 52, 60, 12), at), 0, { flat: true, opacity: 0.55 }),
    sheet('#f7d98c', placed(circle(0, -74, 62), at), 0, { flat: true, opacity: 0.24 }),
    sheet('#f7d98c', placed(circle(0, -76, 34), at), 0, { flat: true, opacity: 0.4 }),
    sheet(shade, placed(path('M-84 -22L-58 -50L-30 -10ZM84 -22L58 -50L30 -10Z'), at), 2),
    sheet('#f3e6c6', placed(rect(-14, -52, 28, 70, 3), at), 4),
    sheet('#ffb84d', placed(path('M0 -112Q26 -78 14 -60Q0 -48 -14 -60Q-26 -78 0 -112Z'), at), 3),
    sheet('#fff0b8', placed(path('M0 -90Q11 -72 6 -62Q0 -56 -6 -62Q-11 -72 0 -90Z'), at), 1, { flat: true }),
    sheet(color, placed(path('M-100 -34L-60 40H60L100 -34L46 -6H-46Z'), at), 7),
  ];
}

export const scene: Scene = {
  kind: 'scene',
  alt: 'A hand sets a paper boat with a light on a dark lake at dusk; far out, the lights of many other boats are seen',
  focus: [0.46, 0.6],
  layers: [
    ground('#3a4a72'),
    sheet('#57608c', rect(-20, -20, 1640, 300), 0, { flat: true }),
    sheet('#8a7a9d', rect(-20, 190, 1640, 130), 1),
    sheet('#c4918f', rect(-20, 280, 1640, 90), 1),
    sheet('#e3b38d', rect(-20, 340, 1640, 60), 1),
    sheet(
      palette.moon,
      star(250, 120, 15) + star(540, 70, 11, 12) + star(1240, 110, 13, 30) + star(980, 60, 9),
      2,
    ),
    // the far shore
    sheet('#2f3d5e', path('M-20 410V330Q140 280 300 326T640 318T980 330T1300 300T1620 330V410Z'), 4),
    sheet('#25314d', path('M-20 420V370Q240 330 520 372T1080 362T1620 372V420Z'), 5),
    sheet(palette.yolk, rect(1236, 356, 16, 18, 2) + rect(1270, 360, 13, 15, 2), 0, { flat: true }),
    // the water
    sheet('#2b4a6b', rect(-20, 406, 1640, 640), 3, {
      marks: line(
        'M80 470H240M420 456H520M700 480H900M1100 462H1230M1380 486H1520M140 560H330M1180 570H1420M560 548H640',
        6,
        '#3d6285',
      ),
    }),
    sheet('#264260', path('M-20 610Q300 580 640 620T1240 606T1620 624V1040H-20Z'), 3, {
      marks: line('M60 690H300M1060 700H1320M180 800H420M1180 820H1500', 8, '#365a7c'),
    }),
    // the others, far out
    ...[
      [170, 446, 26],
      [330, 438, 20],
      [455, 462, 30],
      [610, 440, 22],
      [760, 456, 28],
      [890, 438, 20],
      [1010, 470, 32],
      [1150, 444, 22],
      [1330, 462, 28],
      [1460, 440, 20],
    ].flatMap(([x, y, size]) => [
      sheet('#f3c566', ellipse(x!, y! + size! * 0.9, size! * 0.9, size! * 0.26), 0, {
        flat: true,
        opacity: 0.5,
      }),
      sheet('#fbe3a0', ellipse(x!, y!, size! * 0.32, size! * 0.52), 2, { flat: true }),
      sheet(
        '#dfe6ea',
        path(
          `M${x! - size! * 0.8} ${y! + 2}L${x! - size! * 0.4} ${y! + size! * 0.6}H${x! + size! * 0.4}L${x! + size! * 0.8} ${y! + 2}Z`,
        ),
        2,
      ),
    ]),
    ...[
      boat(300, 580, 92, '#e7d7c9', '#cdb8aa'),
      boat(1250, 566, 84, '#cfe0e2', '#b3c8cb'),
      boat(906, 548, 70, '#f0d2c0', '#d8b6a2'),
    ].flat(),
    // this one
    sheet('#f3c566', ellipse(720, 806, 250, 40), 0, { flat: true, opacity: 0.35 }),
    sheet('#f7d98c', ellipse(720, 800, 160, 24), 0, { flat: true, opacity: 0.5 }),
    cradle('translate(770 800) rotate(-6) scale(1.2)', palette.skin2, '#6b4a63', '#d9b8a8', 20, [
      boat(720, 720, 360, '#f7eedb', '#e2d3b4'),
    ]),
    // the bank, with grass
    sheet('#2e4a3f', path('M-20 1040V930Q200 880 420 940T760 960Q700 1000 640 1040Z'), 14),
    sheet(
      '#3d6350',
      strip(
        'M90 960Q80 870 50 820M140 950Q150 860 184 812M240 956Q236 880 214 838M320 960Q334 890 366 850',
        14,
      ),
      9,
    ),
    sheet('#5a8268', strip('M180 970Q170 900 150 862M280 968Q290 900 306 872', 10), 11),
    sheet(palette.mauve, circle(50, 816, 15) + circle(186, 806, 14) + circle(368, 846, 13), 6),
  ],
};
