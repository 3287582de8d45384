import {
  ground,
  palette,
  circle,
  ellipse,
  line,
  path,
  placed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A stack of pancakes before a window at sunrise, and a hospital badge beside the plate',
  focus: [0.5, 0.6],
  layers: [
    ground('#f0b27c'),
    sheet(palette.cream, rect(300, 20, 1000, 640), 10),
    sheet('#f8d9a0', rect(340, 60, 920, 560), 2),
    sheet('#f6b65c', circle(800, 470, 330), 5, { clip: rect(340, 60, 920, 560) }),
    sheet('#f29a41', circle(800, 480, 236), 6, { clip: rect(340, 60, 920, 560) }),
    sheet('#fbe08a', circle(800, 492, 150), 6, { clip: rect(340, 60, 920, 560) }),
    sheet('#7d8a9a', path('M340 540V430H420V390H500V450H580V360H600V330H650V360H668V470H740V560H340Z'), 6, {
      clip: rect(340, 60, 920, 560),
    }),
    sheet('#66748a', path('M880 560V460H950V410H1040V470H1100V380H1180V440H1260V620H880Z'), 6, {
      clip: rect(340, 60, 920, 560),
    }),
    sheet('#5a4a55', path('M340 560Q600 510 800 550T1260 540V620H340Z'), 6, {
      clip: rect(340, 60, 920, 560),
    }),
    sheet(palette.cream, rect(788, 60, 24, 560) + rect(340, 320, 920, 20), 8),
    sheet('#efdfbf', rect(270, 640, 1060, 40, 4), 9),
    sheet(palette.teal, path('M230 -20H470Q480 300 360 690H200Z'), 13),
    sheet('#358d90', path('M270 -20H350Q350 300 270 690H220Z'), 4),
    sheet(palette.teal, path('M1370 -20H1130Q1120 300 1240 690H1400Z'), 13),
    sheet('#358d90', path('M1330 -20H1250Q1250 300 1330 690H1380Z'), 4),
    sheet('#8a5634', rect(-20, 780, 1640, 260), 12),
    sheet('#a06a42', rect(-20, 772, 1640, 30), 5, {
      marks: line('M-20 870H1620M-20 940H1620', 4, '#00000022'),
    }),
    // plate, pancakes as big as the plate
    sheet('#cfe6e2', ellipse(790, 880, 380, 66), 14),
    sheet(palette.paper, ellipse(790, 868, 340, 52), 4),
    ...[790, 776, 802, 782, 806, 792].map((x, i) => {
      const y = 850 - i * 44;
      return [
        sheet(
          '#b06a2c',
          path(
            `M${x - 290} ${y - 20}Q${x - 300} ${y + 30} ${x} ${y + 34}Q${x + 300} ${y + 30} ${x + 290} ${y - 20}Z`,
          ),
          8,
        ),
        sheet('#dda257', ellipse(x, y - 18, 290, 46), 2),
        sheet('#c98742', ellipse(x + 6, y - 20, 262, 38), 0, { flat: true }),
      ];
    }),
    sheet(
      '#7a3c1a',
      path(
        'M560 606Q600 570 700 584Q800 560 900 590Q1010 580 1040 620Q1050 660 1020 700Q1000 716 992 690Q990 650 950 646Q930 650 930 700Q926 760 906 762Q884 758 884 700Q880 650 800 650Q720 656 690 640Q660 650 662 720Q658 760 640 756Q622 750 622 690Q616 640 590 640Q560 630 560 606Z',
      ),
      7,
    ),
    sheet('#fbe49a', path('M724 560L830 540L896 576L790 600Z'), 8),
    sheet('#efcb62', path('M724 560L790 600V632L724 590Z') + path('M790 600L896 576V606L790 632Z'), 2),
    // two mugs, the badge of the night shift
    sheet(
      '#a33e26',
      `<path d="M330 690a58 62 0 1 0 .1 124Z M330 716a34 36 0 1 1 -.1 70Z" fill-rule="evenodd"/>`,
      8,
    ),
    sheet('#b84b30', path('M316 650H486V860Q486 900 446 900H356Q316 900 316 860Z'), 12),
    sheet('#5b2a1b', ellipse(401, 652, 84, 17), 3),
    sheet('#d8d0bd', strip('M380 600Q364 566 386 540Q406 512 390 484', 12), 4, { opacity: 0.8 }),
    sheet('#d8d0bd', strip('M424 606Q410 572 430 548Q448 522 434 500', 12), 4, { opacity: 0.8 }),
    sheet(palette.egg, path('M1210 760H1310V880Q1310 906 1284 906H1236Q1210 906 1210 880Z'), 10),
    sheet(palette.paper, ellipse(1260, 762, 50, 11), 3),
    sheet(palette.navy, strip('M1600 800C1500 790 1420 850 1440 900C1460 950 1400 960 1370 930', 15), 6),
    sheet(palette.paper, rect(1290, 900, 130, 92, 8, -12), 9, {
      marks: placed(
        `<rect x="-52" y="-32" width="38" height="46" fill="#2b7f83"/>` +
          line('M0 -24H46M0 -4H46M0 16H26', 7, '#1a243088'),
        'translate(1355 946) rotate(-12)',
      ),
    }),
    sheet(
      '#9fb2b8',
      path(
        'M-10 130Q-12 20 -6 -10Q-34 -24 -30 -96H-20V-44H-8V-96H4V-44H14V-96H24Q28 -24 4 -10Q12 20 10 130Z',
        'translate(150 900) rotate(76)',
      ),
      7,
    ),
  ],
};
