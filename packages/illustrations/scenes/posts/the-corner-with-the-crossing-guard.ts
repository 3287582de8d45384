import {
  ground,
  lettering,
  palette,
  circle,
  ellipse,
  octagon,
  path,
  placed,
  rect,
  sheet,
  strip,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A hand in a bright sleeve holds up a stop sign while two children walk over the crossing',
  focus: [0.55, 0.55],
  layers: [
    ground(palette.egg),
    sheet('#f7dd94', circle(360, 220, 110), 4),
    sheet('#b9d9c7', path('M-20 420Q300 330 700 400T1620 380V700H-20Z'), 5),
    // houses
    ...(
      [
        [60, 330, 190, '#c4593a', '#57351f'],
        [290, 360, 170, '#f3d3bb', '#5d3a58'],
        [1160, 320, 200, '#f0b98f', '#234d40'],
        [1400, 350, 180, '#c4593a', '#1d3a57'],
      ] as const
    ).map(([x, y, w, k, q]) => [
      sheet(k, rect(x, y, w, 260), 9),
      sheet(q, path(`M${x - 20} ${y + 6}L${x + w / 2} ${y - 100}L${x + w + 20} ${y + 6}Z`), 9),
      sheet('#f8dc84', rect(x + 26, y + 44, 46, 60) + rect(x + w - 72, y + 44, 46, 60), 2),
      sheet('#57351f', rect(x + w / 2 - 22, y + 150, 44, 110), 2),
    ]),
    sheet(palette.bark, rect(548, 360, 30, 260, 6), 7),
    sheet(palette.amber, circle(562, 300, 110), 11),
    sheet('#eab24a', circle(520, 270, 60) + circle(610, 310, 54), 5),
    sheet(palette.bark, rect(1078, 400, 26, 220, 6), 7),
    sheet(palette.rust, circle(1090, 340, 96), 11),
    sheet('#d46a48', circle(1060, 320, 50) + circle(1124, 356, 44), 5),
    sheet('#8fae7a', rect(-20, 590, 1640, 60), 6),
    sheet('#c9c3b4', rect(-20, 632, 1640, 44), 6),
    sheet('#4a5661', rect(-20, 664, 1640, 380), 8),
    // stripes of the crossing
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      sheet(
        palette.paper,
        path(`M${150 + i * 232} 690H${266 + i * 226}L${230 + i * 262 - 40} 1040H${60 + i * 262 - 20}Z`),
        3,
      ),
    ),
    // children cross, from behind: coats and satchels
    ...(
      [
        [430, 700, 1, '#2b7f83', '#f4c430', '#33231f', palette.skin1],
        [610, 720, 0.86, '#5d3a58', '#e07f5f', '#1a2430', palette.skin3],
      ] as const
    ).map(([x, y, k, coat, bag, hair, skin]) => {
      const q = (shape: string) => placed(shape, `translate(${x} ${y}) scale(${k})`);
      return [
        sheet('#26323d', q(strip('M-26 150L-30 226', 34) + strip('M26 150L34 222', 34)), 8),
        sheet(palette.brick, q(ellipse(-36, 236, 28, 15) + ellipse(40, 232, 28, 15)), 5),
        sheet(coat, q(path('M-62 -10Q0 -44 62 -10L80 160H-80Z')), 10),
        sheet(skin, q(ellipse(0, -44, 26, 30)), 3),
        sheet(
          hair,
          q(path('M-54 -70C-62 -140 -30 -170 2 -170C40 -170 62 -138 54 -70C50 -36 -48 -36 -54 -70Z')),
          8,
        ),
        sheet(bag, q(rect(-46, 6, 92, 104, 18)), 9),
        sheet('#000000', q(rect(-30, 62, 60, 34, 8)), 0, { flat: true, opacity: 0.22 }),
      ];
    }),
    sheet(palette.skin1, strip('M492 780Q526 800 548 786', 26), 6),
    sheet(palette.skin3, strip('M566 770Q556 790 546 792', 24), 5),
    // the paddle
    sheet(palette.wood, rect(1010, 480, 34, 420, 8, 4), 16),
    sheet(palette.paper, octagon(1036, 330, 226), 20),
    sheet('#b8351f', octagon(1036, 330, 206), 4, {
      marks: lettering('STOP', 902, 286, 8.6, '#fbf7ec', { weight: 2, pitch: 8.9 }),
    }),
    sheet('#c4d92f', path('M1180 1040L1230 800L1640 690V1040Z'), 16),
    sheet('#f3efe0', path('M1240 880L1640 770V826L1230 930Z'), 3),
    sheet('#c4d92f', path('M1150 790L1290 760L1330 930L1190 950Z'), 8),
    sheet('#f3efe0', path('M1150 790L1196 780L1232 944L1190 950Z'), 4),
    sheet(palette.skin2, path('M1000 720Q1080 690 1160 780L1190 940Q1080 950 1020 880Z'), 10),
    ...[0, 1, 2, 3].map((i) =>
      sheet(
        palette.skin2,
        strip(
          `M1098 ${732 + i * 44}C1050 ${722 + i * 42} 1010 ${724 + i * 42} ${984 + i * 4} ${742 + i * 40}`,
          46,
        ),
        7,
      ),
    ),
    sheet(palette.skin2, strip('M1090 720C1060 690 1046 670 1040 650', 42), 7),
  ],
};
