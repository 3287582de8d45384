import { palette, circle, ellipse, line, path, placed, rect, sheet, strip } from '../../kit/index.ts';
import type { Scene } from '../../scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'Two hands hold an agenda with one line marked, before four empty chairs and a microphone',
  focus: [0.62, 0.5],
  layers: [
    sheet('#cfe3dd', rect(-20, -20, 1640, 1040), 0),
    sheet('#bfd8d1', rect(-20, 560, 1640, 200), 3),
    // a clock, a flag of bunting by children, a row of empty chairs
    sheet(palette.ink, circle(1290, 190, 112), 12),
    sheet(palette.paper, circle(1290, 190, 92), 4, {
      marks:
        Array.from({ length: 12 }, (_, i) => {
          const a = (i * 30 * Math.PI) / 180;
          return line(
            `M${1290 + Math.sin(a) * 78} ${190 - Math.cos(a) * 78}L${1290 + Math.sin(a) * 66} ${190 - Math.cos(a) * 66}`,
            i % 3 ? 5 : 9,
            '#1a2430',
          );
        }).join('') + `<path d="M1290 190V112A78 78 0 0 1 1368 190Z" fill="#f4c430"/>`,
    }),
    sheet(palette.ink, strip('M1290 190V128', 8) + strip('M1290 190H1352', 9), 4, { edge: 0.5 }),
    sheet(palette.brick, circle(1290, 190, 9), 2),
    sheet(palette.ink, strip('M-20 60Q420 190 1000 40', 4), 6, { edge: 0.5 }),
    ...(
      [
        ['#c4593a', 60, 82, 8],
        ['#f4c430', 210, 112, 8],
        ['#2b7f83', 360, 126, 4],
        ['#5d3a58', 510, 126, -2],
        ['#e07f5f', 660, 112, -8],
        ['#6c9a4c', 810, 88, -12],
      ] as const
    ).map(([k, x, y, a]) =>
      sheet(k, placed(path('M-46 0H46L0 96Z'), `translate(${x} ${y}) rotate(${a})`), 8),
    ),
    ...[0, 1, 2, 3].map((i) => [
      sheet('#1d3a57', rect(110 + i * 230, 380, 160, 150, 22), 10),
      sheet('#37587a', rect(128 + i * 230, 396, 124, 114, 14), 3),
      sheet('#1d3a57', rect(126 + i * 230, 520, 16, 90) + rect(238 + i * 230, 520, 16, 90), 5),
    ]),
    sheet('#7a4a2e', path('M-20 640H1640V740H-20Z'), 16),
    sheet('#8e5a39', rect(-20, 624, 1640, 34), 6),
    sheet('#6a3f27', rect(-20, 700, 1640, 340), 8),
    ...[0, 1, 2, 3].map((i) => sheet('#7a4a2e', rect(30 + i * 400, 760, 340, 220, 4), 5)),
    ...(
      [
        [150, '#f7eedb'],
        [380, '#f7eedb'],
        [610, '#f7eedb'],
        [840, '#f7eedb'],
      ] as const
    ).map(([x, k]) => [
      sheet(k, path(`M${x} 632L${x + 20} 560H${x + 130}L${x + 150} 632Z`), 8, {
        marks: line(`M${x + 42} 588H${x + 108}M${x + 38} 606H${x + 96}`, 6, '#1a243066'),
      }),
    ]),
    // the agenda, held up; a sleeping stroller toy beside it
    sheet(palette.paper, path('M980 420L1330 372L1412 880L1050 930Z'), 18, {
      marks: placed(
        `<rect x="-130" y="-196" width="200" height="30" fill="#8a2f1b"/>` +
          [0, 1, 2, 3, 4, 5, 6]
            .map(
              (i) =>
                `<rect x="-130" y="${-136 + i * 46}" width="24" height="24" fill="none" stroke="#1a2430" stroke-width="5"/><rect x="-90" y="${-132 + i * 46}" width="${[210, 170, 230, 150, 220, 190, 120][i]}" height="14" fill="#1a243077"/>`,
            )
            .join('') +
          `<rect x="-140" y="-6" width="300" height="36" fill="#f4c43099"/>`,
        'translate(1196 650) rotate(-8)',
      ),
    }),
    sheet(palette.yolk, path('M1290 372L1334 366L1340 410L1296 420Z'), 3),
    sheet(palette.skin2, strip('M1060 900C1040 860 1050 830 1090 812', 46), 9),
    sheet(palette.skin2, strip('M1112 940C1086 900 1092 862 1136 850', 46), 9),
    sheet(palette.skin2, strip('M1166 960C1140 920 1146 892 1186 880', 46), 9),
    sheet(palette.skin2, path('M1010 1040Q1010 930 1070 890Q1180 900 1240 960L1260 1040Z'), 10),
    sheet(palette.skin2, strip('M1380 850C1400 820 1420 800 1400 760', 50), 9),
    sheet(palette.skin2, path('M1330 1040Q1320 900 1400 830Q1480 850 1490 930L1500 1040Z'), 12),
    sheet(
      palette.brick,
      path('M970 1040L990 972L1290 980L1300 1040Z') + path('M1300 1040L1320 960L1530 950L1540 1040Z'),
      10,
    ),
    // the microphone
    sheet(palette.ink, strip('M560 1040Q560 860 690 760', 16), 9),
    sheet(palette.ink, rect(660, 690, 70, 110, 30, 42), 10),
    sheet('#4b5d6b', ellipse(748, 690, 58, 70, 42), 12, {
      marks: placed(
        line('M-40 -30H40M-46 -10H46M-46 10H46M-40 30H40', 5, '#1a2430'),
        'translate(748 690) rotate(42)',
      ),
    }),
    sheet(palette.rust, rect(706, 722, 74, 18, 6, 42), 4),
  ],
};
