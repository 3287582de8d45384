import { ground, palette, circle, ellipse, line, path, rect, sheet, strip } from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A large and a small hand lather under a tap; on the basin and behind it stand soap, a boat and a cup with two toothbrushes',
  focus: [0.5, 0.52],
  layers: [
    ground('#e6a088'),
    ...(['#ecae98', '#e0967d'] as const).map((color, shade) =>
      sheet(
        color,
        Array.from({ length: 40 }, (_, i) => i)
          .filter((i) => ((i % 10) + Math.floor(i / 10)) % 2 === shade)
          .map((i) => rect(-30 + (i % 10) * 168, -30 + Math.floor(i / 10) * 150, 160, 142, 5))
          .join(''),
        2,
      ),
    ),
    // mirror
    sheet('#7a5436', path('M440 420V220Q440 -10 800 -10Q1160 -10 1160 220V420Z'), 10),
    sheet('#b9d9dc', path('M476 400V226Q476 26 800 26Q1124 26 1124 226V400Z'), 0, { flat: true }),
    sheet(
      '#d3e8e8',
      path('M520 400L700 40Q760 28 820 28L640 400Z') + path('M690 400L868 32L920 42L740 400Z'),
      0,
      { flat: true },
    ),
    // towel on its ring
    sheet('#c7d0cd', strip('M1330 120a60 60 0 1 0 1 0', 15), 7),
    sheet('#2b7f83', path('M1250 220H1416L1430 520H1238Z'), 11, {
      marks:
        line('M1230 440H1440M1230 476H1440', 15, '#9fd8d2') +
        line('M1290 220V540M1376 220V540', 5, '#236c70'),
    }),
    // shelf with brushes
    sheet('#f3ecd8', rect(90, 330, 280, 26, 4), 8),
    sheet('#c4593a', strip('M190 240L166 120', 17), 6),
    sheet('#fbf7ec', rect(138, 96, 50, 34, 5, -12), 5),
    sheet('#2b7f83', strip('M222 240L252 150', 15), 6),
    sheet('#fbf7ec', rect(238, 122, 40, 28, 5, 18), 5),
    sheet('#f4c430', path('M150 220H264L254 330H160Z'), 9),
    sheet('#6c9a4c', path('M290 330V270Q290 256 304 256H336Q350 256 350 270V330Z'), 7),
    sheet('#f3ecd8', rect(302, 230, 36, 30, 4), 5),
    // counter and basin
    sheet('#8a4f5c', rect(-20, 560, 1640, 480), 7),
    sheet('#9a5d6a', rect(-20, 540, 1640, 60, 4), 10),
    sheet('#7c4450', rect(60, 640, 300, 400, 8) + rect(1240, 640, 300, 400, 8), 4),
    sheet('#f4c430', circle(330, 800, 17) + circle(1270, 800, 17), 4),
    sheet('#dfe5e0', path('M300 560H1300Q1290 940 1000 1000H600Q310 940 300 560Z'), 17),
    sheet(
      '#f5f4ea',
      path('M270 540Q270 510 310 510H1290Q1330 510 1330 540Q1330 580 1290 580H310Q270 580 270 540Z'),
      7,
    ),
    sheet('#c3cfcb', path('M330 590H1270Q1250 900 990 950H610Q350 900 330 590Z'), 0, { flat: true }),
    sheet('#aac6cc', path('M380 800Q600 770 800 800T1220 796Q1160 910 990 946H610Q440 910 380 800Z'), 3, {
      opacity: 0.8,
    }),
    // soap, and a boat
    sheet('#f3d3bb', rect(1080, 456, 160, 60, 28, -3), 9),
    sheet('#e9b9a0', ellipse(1160, 476, 48, 11, -3), 0, { flat: true }),
    sheet('#b8351f', path('M400 470H560L534 514H426Z'), 8),
    sheet('#fbf7ec', path('M484 350L420 462H484Z') + path('M494 366L548 462H494Z'), 6),
    // the tap and its water
    sheet('#9db0b3', rect(740, 440, 120, 90, 12), 10),
    sheet(
      '#b9c9ca',
      path('M764 460V330Q764 230 860 230Q950 230 950 330V380H896V336Q896 290 860 290Q820 290 820 336V460Z'),
      14,
    ),
    sheet('#d5e0df', path('M776 450V334Q780 250 852 242Q800 270 796 340V450Z'), 0, { flat: true }),
    sheet('#9db0b3', rect(884, 374, 78, 28, 8), 6),
    sheet('#b8351f', circle(700, 486, 32), 8),
    sheet('#2f6f9c', circle(900, 486, 30), 8),
    sheet('#bfe0e8', path('M898 402H948L956 620H892Z'), 3, { opacity: 0.8 }),
    // large hands from the left, small ones from the right
    sheet(
      palette.skin2,
      path(
        'M380 1040C440 900 560 760 720 680C800 640 880 620 950 636C1000 650 1000 700 950 716C860 740 760 800 690 880C640 940 620 990 610 1040Z',
      ),
      15,
    ),
    sheet(palette.skin2, strip('M760 720C830 660 890 640 944 650M790 750C850 700 900 690 950 694', 42), 5),
    sheet('#3f6a72', path('M300 1040C350 960 410 890 460 840L660 940C630 980 610 1010 600 1040Z'), 12),
    sheet('#9fd8d2', path('M440 860L476 816L690 920L656 966Z'), 6),
    sheet(
      palette.skin1,
      path(
        'M1250 1040C1220 930 1150 820 1060 740C1010 700 950 660 900 670C860 680 850 720 890 740C960 780 1020 860 1050 1040Z',
      ),
      14,
    ),
    sheet(
      palette.skin1,
      strip(
        'M1040 760C990 700 940 660 880 650M1010 800C960 750 920 720 860 706M1000 836C940 790 910 770 850 760',
        36,
      ),
      6,
    ),
    sheet(
      '#f4c430',
      path('M1300 1040C1280 960 1240 890 1200 840L1030 940C1050 980 1056 1010 1060 1040Z'),
      11,
    ),
    sheet('#fbf3d9', path('M1218 864L1186 820L1008 920L1034 968Z'), 5),
    // lather
    sheet(
      '#fbf8ee',
      circle(820, 690, 58) +
        circle(890, 640, 50) +
        circle(760, 740, 44) +
        circle(950, 720, 52) +
        circle(880, 750, 60) +
        circle(970, 660, 34) +
        circle(820, 780, 40),
      9,
    ),
    sheet(
      '#e2eeec',
      circle(850, 700, 32) + circle(920, 690, 28) + circle(880, 770, 26) + circle(800, 740, 22),
      3,
    ),
    sheet(
      '#fbf8ee',
      circle(700, 640, 22) +
        circle(1050, 610, 26) +
        circle(660, 560, 15) +
        circle(1020, 540, 13) +
        circle(720, 560, 11) +
        circle(1100, 680, 15),
      5,
      { opacity: 0.9 },
    ),
  ],
};
