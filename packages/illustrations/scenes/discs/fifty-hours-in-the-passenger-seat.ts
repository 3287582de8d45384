import {
  palette,
  roundel,
  circle,
  line,
  path,
  placed,
  printed,
  rect,
  sheet,
  strip,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const hand = (transform: string, skin: string) =>
  [0, 1, 2, 3].map((i) =>
    sheet(skin, placed(strip(`M-52 ${-66 + i * 42}Q0 ${-78 + i * 42} 46 ${-62 + i * 42}`, 46), transform), 6),
  );

export const scene: Scene = {
  kind: 'disc',
  alt: 'Two hands on a steering wheel, the road beyond it',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#c4593a', '#f0b98f'),
    // hill and road, within the inner disc
    sheet('#6c9a4c', path('M100 520Q330 420 560 500T900 470V900H100Z'), 3, { clip: circle(500, 500, 356) }),
    sheet('#4b5d6b', path('M486 476H524Q560 560 640 700L700 900H300L360 700Q450 560 486 476Z'), 3, {
      clip: circle(500, 500, 356),
      marks: line('M505 500V540M503 580V640M500 690V780', 12, '#f7eedb'),
    }),
    sheet(palette.yolk, circle(620, 330, 62), 4),
    // the wheel
    sheet(
      palette.ink,
      '<path d="M500 200a300 300 0 1 0 .1 0ZM500 262a238 238 0 1 1 -.1 0Z" fill-rule="evenodd"/>',
      18,
    ),
    sheet(palette.ink, path('M258 470L430 450H570L742 470V530L580 560L540 750H460L420 560L258 530Z'), 10),
    sheet('#33424f', circle(500, 506, 92), 6, { marks: printed(rect(450, 488, 100, 10, 5), '#4b5d6b') }),
    sheet(palette.yolk, circle(500, 520, 26), 3),
    // thumbs along the rim behind the fingers
    sheet('#94572f', strip('M236 420Q262 380 290 372', 44), 6),
    sheet('#94572f', strip('M764 420Q738 380 710 372', 44), 6),
    ...hand('translate(226 470) rotate(6)', palette.skin2),
    ...hand('translate(774 470) rotate(-6) scale(-1 1)', palette.skin2),
  ],
};
