import {
  circle,
  ellipse,
  ground,
  line,
  palette,
  path,
  pinch,
  placed,
  printed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

const hues = [palette.brick, palette.yolk, palette.teal, palette.coral, palette.cream];

/** The links of a paper chain that hangs from the corner of the window to the lamp. */
const links = Array.from({ length: 17 }, (_, i) => {
  const t = i / 16;
  return { x: 90 + t * 1430, y: 150 + Math.sin(t * Math.PI) * 150 - t * 60, angle: 62 - t * 118 };
});

export const scene: Scene = {
  kind: 'scene',
  alt: 'A child’s hand lays a drawing into an envelope at a window; a paper chain with one link for each day hangs above',
  focus: [0.5, 0.56],
  layers: [
    ground('#596f8f'),
    sheet('#647b9b', rect(-20, -20, 1640, 120), 3),
    // the window, and the far side of it
    sheet('#efe4cc', rect(420, 60, 760, 560, 6), 9),
    sheet('#f0c9a0', rect(456, 96, 688, 490), 0, { flat: true }),
    sheet('#e59f77', circle(960, 420, 92), 2, { clip: rect(456, 96, 688, 490) }),
    sheet('#7fa3ad', rect(456, 430, 688, 160), 2, {
      marks: line('M480 470H700M760 500H1000M520 540H800M900 550H1120', 8, '#93b6bf'),
    }),
    sheet('#4d6f7a', path('M456 440Q560 380 680 430L700 452H456Z'), 4),
    sheet(palette.slate, path('M760 440H860L846 468H776Z') + rect(792, 412, 34, 30), 4),
    sheet('#efe4cc', rect(790, 96, 20, 490) + rect(456, 320, 688, 18), 6),
    // the chain
    ...links.map(({ x, y, angle }, i) =>
      sheet(hues[i % 5]!, placed(ellipse(0, 0, 58, 34), `translate(${x} ${y}) rotate(${angle})`), 7, {
        marks: placed(printed(ellipse(0, 0, 36, 17), '#33425a'), `translate(${x} ${y}) rotate(${angle})`),
      }),
    ),
    // the desk
    sheet('#a87146', rect(-20, 700, 1640, 340), 13, {
      marks: line('M-20 800H1640M-20 920H1640', 5, '#00000014'),
    }),
    sheet('#bb8355', rect(-20, 690, 1640, 34), 4),
    // two links that have been taken off already
    sheet(palette.coral, ellipse(250, 850, 62, 34, 12), 6, {
      marks: printed(ellipse(250, 850, 38, 17, 12), '#8a5a38'),
    }),
    sheet(palette.teal, ellipse(340, 900, 62, 34, -20), 6, {
      marks: printed(ellipse(340, 900, 38, 17, -20), '#8a5a38'),
    }),
    // the envelope, with the drawing half in it
    sheet('#d8c49a', path('M520 760L800 640L1080 760V800H520Z'), 7),
    sheet(palette.paper, rect(610, 560, 360, 300, 3, -4), 9),
    sheet('#9fd8d2', rect(632, 584, 314, 110, 2, -4), 1),
    sheet(palette.yolk, circle(890, 622, 30), 2),
    sheet(palette.brick, strip('M700 756V706M700 720L676 704M700 720L726 702', 13), 3),
    sheet(palette.skin2, circle(700, 682, 26), 3),
    sheet(palette.teal, strip('M790 752V674M790 696L756 676M790 696L822 672', 16), 3),
    sheet(palette.skin2, circle(790, 644, 32), 3),
    sheet(palette.plum, strip('M722 716L758 690', 9), 2),
    sheet('#e8d9b4', path('M520 770L800 880L1080 770V960H520Z'), 11),
    sheet('#f0e4c4', path('M520 960L760 850H840L1080 960Z'), 5),
    // a stamp waits
    sheet(palette.paper, rect(1180, 850, 116, 130, 2, 10), 7),
    sheet(palette.brick, rect(1194, 864, 88, 102, 2, 10), 2, {
      marks: printed(circle(1238, 915, 26), '#f4c430'),
    }),
    sheet(palette.yolk, strip('M180 960L420 990', 22), 8),
    sheet(palette.ink, circle(428, 991, 9), 3),
    pinch('translate(930 650) rotate(-18) scale(.84)', palette.skin2, '#e3b53a', '#fbe9b4', 17),
  ],
};
