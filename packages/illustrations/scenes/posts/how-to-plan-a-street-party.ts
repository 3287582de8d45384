import {
  ground,
  circle,
  ellipse,
  leafShape,
  line,
  palette,
  path,
  placed,
  printed,
  rect,
  sheet,
  strip,
} from '../../src/kit/index.ts';
import { moved } from '../../src/kit/moved.ts';
import type { Layer, Scene } from '../../src/scene.ts';

const flags = ['#f4c430', '#2b7f83', '#e07f5f', '#5d3a58', '#6c9a4c', '#a33e26'];

/** A string of large flags from rim to rim, through `low` in the middle. */
const bunting = (y: number, low: number, count: number, size: number): Layer => [
  sheet(palette.ink, strip(`M-20 ${y}Q800 ${low * 2 - y} 1620 ${y}`, 6), 5, { edge: 0.5 }),
  ...flags.map((color, k) =>
    sheet(
      color,
      Array.from({ length: count }, (_, i) => {
        if (i % flags.length !== k) return '';
        const t = (i + 0.5) / count;
        const x = -20 + 1640 * t;
        const at = y + 4 * t * (1 - t) * (low - y);
        const lean = Math.round((t - 0.5) * -14);
        return placed(
          path(`M${-size} 0H${size}L0 ${size * 2}Z`),
          `translate(${Math.round(x)} ${Math.round(at)}) rotate(${lean})`,
        );
      }).join(''),
      8,
    ),
  ),
];

const house = (x: number, y: number, width: number, color: string, roof: string): Layer => [
  sheet(color, rect(x, y, width, 640 - y), 9),
  sheet(roof, path(`M${x - 24} ${y + 6}L${x + width / 2} ${y - 96}L${x + width + 24} ${y + 6}Z`), 7),
  sheet(
    '#f8dc84',
    rect(x + width * 0.18, y + 70, width * 0.22, 86, 3) + rect(x + width * 0.6, y + 70, width * 0.22, 86, 3),
    3,
  ),
];

export const scene: Scene = {
  kind: 'scene',
  alt: 'A striped barrier closes a street under flags; before it a cat sleeps in the middle of the road, in a sun of chalk',
  focus: [0.5, 0.6],
  layers: [
    ground('#e9a86f'),
    sheet('#f3c489', circle(800, 420, 330), 3),
    sheet('#f8dc9c', circle(800, 420, 210), 4),
    house(40, 250, 260, '#4f7f8c', '#26495a'),
    house(330, 330, 190, '#c4593a', '#7d2c1a'),
    house(1090, 330, 190, '#7a5a86', '#47305a'),
    house(1310, 240, 260, '#6f8f52', '#3f5c34'),
    sheet(palette.moss, circle(560, 560, 72) + circle(1044, 556, 66), 6),
    // the street, wide at the front
    sheet('#c9b491', path('M-20 620H1640V820H-20Z'), 5),
    sheet('#4c5664', path('M560 600H1040L1640 800V1040H-20V800Z'), 9),
    // the long table behind the barrier, and what neighbors brought
    sheet('#fbf3df', path('M500 520H1100L1120 640H480Z'), 10, {
      marks: line(
        Array.from({ length: 10 }, (_, i) => `M${520 + i * 64} 520V640`).join(''),
        22,
        '#d9745c',
        'butt',
      ),
    }),
    sheet('#d9eae6', path('M560 420H660L650 520H570Z'), 8, { opacity: 0.9 }),
    sheet('#f0cf45', path('M564 452H656L650 516H570Z'), 3),
    sheet('#c98a45', path('M700 520Q706 452 790 446Q874 452 880 520Z'), 8, {
      marks: line('M760 470L750 500M790 464V500M820 470L830 500', 7, '#96602a'),
    }),
    sheet('#9fd8d2', rect(920, 446, 130, 76, 8), 8),
    sheet(
      '#f7e3ea',
      path(
        'M914 450Q920 414 986 412Q1052 414 1058 450Q1040 480 1022 462Q1004 486 986 462Q966 486 950 462Q930 480 914 450Z',
      ),
      5,
    ),
    sheet(palette.brick, circle(986, 402, 18), 4),
    bunting(40, 190, 15, 46),
    bunting(190, 330, 17, 34),
    // the barrier
    sheet('#7a4a2e', path('M390 600H440L400 860H340Z') + path('M1160 600H1210L1260 860H1200Z'), 12),
    sheet('#7a4a2e', path('M430 600H474L540 860H486Z') + path('M1126 600H1170L1114 860H1060Z'), 9),
    sheet('#fbf3df', rect(300, 590, 1000, 112, 6), 18, {
      marks: line(
        Array.from({ length: 8 }, (_, i) => `M${290 + i * 150} 720L${380 + i * 150} 570`).join(''),
        66,
        '#d9502c',
        'butt',
      ),
    }),
    sheet('#fbf3df', rect(320, 748, 960, 62, 6), 14, {
      marks: line(
        Array.from({ length: 8 }, (_, i) => `M${310 + i * 150} 830L${380 + i * 150} 730`).join(''),
        50,
        '#d9502c',
        'butt',
      ),
    }),
    ...[380, 1220].map((x) => [
      sheet(palette.ink, rect(x - 36, 560, 72, 34, 6), 8),
      sheet(palette.yolk, circle(x, 526, 46), 9, { marks: printed(circle(x - 14, 510, 14), '#fbf7ec') }),
    ]),
    // chalk: a sun as large as the lane
    sheet(
      '#f4d66a',
      `<g fill="none" stroke="#fff" stroke-width="12"><ellipse cx="800" cy="910" rx="280" ry="74"/></g>` +
        strip(
          'M480 930H420M1120 930H1180M560 872L510 846M1040 872L1090 846M570 990L530 1014M1030 990L1070 1014',
          12,
        ),
      1,
    ),
    sheet('#f0e9da', strip('M180 960V890L250 836L320 890V960ZM230 960V914H270V960', 10), 1),
    sheet('#e9a3b6', strip('M1300 900Q1360 850 1430 892L1490 862V942L1430 912Q1360 950 1300 900Z', 10), 1),
    sheet('#e9a3b6', rect(1240, 978, 90, 22, 8, 12), 5),
    sheet('#f4d66a', rect(1330, 990, 70, 22, 8, -20), 5),
    // the cat has the road to itself
    moved('translate(0 -40)', [
      sheet('#2b2f3a', ellipse(810, 962, 220, 30), 0, { flat: true, opacity: 0.4 }),
      sheet('#e39a3a', strip('M970 930C1040 960 1020 1000 920 990L760 986', 40), 7),
      sheet(
        '#e8a546',
        path('M620 950Q610 860 740 836Q900 816 986 896Q1010 960 950 976Q760 990 650 978Q622 972 620 950Z'),
        14,
        {
          marks: line(
            'M790 832Q800 870 780 900M850 836Q864 874 846 906M906 856Q922 888 904 920',
            17,
            '#b8702a',
          ),
        },
      ),
      sheet(
        '#e8a546',
        path('M596 930Q580 860 606 806L650 838Q680 830 706 840L752 812Q766 880 742 930Q680 980 596 930Z'),
        10,
        {
          marks: line('M660 846V874M684 842V878M708 848V874', 9, '#b8702a'),
        },
      ),
    ]),
    sheet(palette.leaf, leafShape(1240, 850, 60, 18, 30), 4),
  ],
};
