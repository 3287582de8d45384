import {
  circle,
  ellipse,
  leafShape,
  line,
  palette,
  path,
  placed,
  profile,
  profileHair,
  rect,
  sheet,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const head = 'translate(430 416) scale(1.2)';
const page = 'translate(786 862) rotate(-7)';
const hair = '#221a1b';

/** A flag of cut tissue paper, as they hang over a street on a feast day. */
const flag = (x: number, y: number, color: string) =>
  sheet(
    color,
    path('M0 0H176V150L154 170L132 150L110 170L88 150L66 170L44 150L22 170L0 150Z', `translate(${x} ${y})`),
    5,
    {
      marks: placed(
        line('M44 60H132M66 96H110M44 126H56M120 126H132', 14, '#2f6f73') + line('M88 26V40', 14, '#2f6f73'),
        `translate(${x} ${y})`,
      ),
    },
  );

export const scene: Scene = {
  kind: 'portrait',
  alt: 'A woman with her hair tied back and a gold hoop at her ear, in profile, reads from a page under flags of cut paper',
  focus: [0.5, 0.45],
  layers: [
    sheet('#2f6f73', rect(-20, -20, 1040, 1040), 0),
    sheet(palette.cream, path('M-20 26Q500 74 1020 16V26Q500 84 -20 36Z'), 4, { edge: 0.5 }),
    flag(-60, 40, palette.coral),
    flag(150, 52, palette.yolk),
    flag(640, 50, palette.blush),
    flag(850, 34, palette.coral),
    ...profile(head, '#b97f55', hair, { nose: 2, tip: 4, lips: 7 }),
    profileHair(head, hair, 'bun', 8),
    sheet(
      palette.brick,
      placed(circle(-160, -176, 40) + circle(-196, -222, 40) + circle(-222, -168, 38), head),
      5,
    ),
    sheet(palette.yolk, placed(circle(-190, -188, 17), head), 3),
    sheet(palette.leaf, placed(leafShape(-160, -230, 70, 20, -50), head), 3),
    sheet(
      palette.yolk,
      placed(
        '<path d="M-36 44A42 42 0 1 1 -36.1 44ZM-36 58A28 28 0 1 0 -35.9 58Z" fill-rule="evenodd"/>',
        head,
      ),
      5,
      { edge: 0.5 },
    ),
    // A white blouse with an embroidered yoke.
    sheet(
      palette.paper,
      path('M20 1020C40 870 140 800 280 764Q430 850 566 762C700 800 800 880 830 1020Z'),
      12,
    ),
    sheet(palette.brick, path('M262 770Q430 880 584 764L640 800Q440 960 206 808Z'), 6),
    sheet(
      palette.yolk,
      circle(290, 830, 17) + circle(370, 866, 17) + circle(456, 876, 17) + circle(540, 850, 17),
      3,
    ),
    sheet(
      palette.robin,
      ellipse(330, 850, 12, 20, -30) +
        ellipse(412, 876, 12, 20, 80) +
        ellipse(500, 868, 12, 20, 40) +
        ellipse(580, 828, 12, 20, 40),
      2,
    ),
    // The page that she reads aloud.
    sheet(palette.sand, placed(rect(-176, -140, 420, 440, 4), page), 11),
    sheet(palette.paper, placed(rect(-192, -156, 410, 440, 4), page), 8, {
      marks: placed(
        line('M-150 -104H60', 24, palette.ink, 'butt') +
          line('M-150 -46H170M-150 -6H170M-150 34H110', 14, '#1a243066', 'butt') +
          line('M-150 92H170M-150 132H140', 14, '#1a243066', 'butt') +
          line('M-56 -46L20 -40', 12, palette.brick),
        page,
      ),
    }),
  ],
};
