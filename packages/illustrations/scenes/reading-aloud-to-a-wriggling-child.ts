import {
  ground,
  grip,
  palette,
  circle,
  line,
  path,
  placed,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'Two legs in striped socks stick up from a sofa behind an open picture book, while the cat looks at the wall',
  focus: [0.48, 0.5],
  layers: [
    ground('#f2cfae'),
    sheet(palette.egg, rect(1030, 70, 430, 420, 6), 6),
    sheet('#f7e3a0', circle(1260, 300, 96), 5),
    sheet('#b9d7a0', path('M1030 420Q1150 350 1280 400T1460 380V490H1030Z'), 5),
    sheet(
      palette.paper,
      rect(1006, 46, 478, 30) +
        rect(1006, 46, 30, 470) +
        rect(1454, 46, 30, 470) +
        rect(1232, 60, 22, 440) +
        rect(1006, 484, 478, 34),
      9,
    ),
    sheet('#e7b48e', rect(-20, 800, 1640, 240), 3),
    // picture on the wall
    sheet(palette.brick, rect(160, 110, 200, 240, 3, -2), 10),
    sheet(palette.cream, rect(182, 132, 156, 196, 2, -2), 3),
    sheet(palette.teal, path('M196 310L240 230L276 270L300 244L326 306Z'), 4),
    sheet(palette.yolk, circle(292, 180, 22), 4),
    // sofa
    sheet('#27584a', path('M120 520Q124 420 220 420H1340Q1440 420 1444 520V1040H120Z'), 16),
    sheet('#31695a', path('M190 480Q192 456 220 456H760V900H190Z'), 6),
    sheet('#31695a', path('M784 456H1340Q1370 456 1374 482V900H784Z'), 6),
    sheet('#f4c430', rect(1130, 500, 210, 200, 18, 14), 12, {
      marks: placed(
        printed(circle(-50, -50, 13), '#c4593a') +
          printed(circle(30, -20, 13), '#c4593a') +
          printed(circle(-30, 40, 13), '#c4593a') +
          printed(circle(50, 55, 13), '#c4593a') +
          printed(circle(58, -72, 10), '#c4593a'),
        'translate(1235 600) rotate(14)',
      ),
    }),
    // legs in the air
    sheet(palette.dusk, path('M560 700C560 600 600 560 640 540L770 560C800 600 806 660 800 720Z'), 10),
    sheet(palette.skin2, strip('M634 600C620 500 600 420 590 330', 74), 11),
    sheet(palette.cream, strip('M602 420C594 360 588 320 580 250', 82), 7, {
      marks: line('M540 396L660 380M534 350L650 334M530 304L640 290M526 262L640 246', 15, '#a33e26'),
    }),
    sheet(
      palette.brick,
      path(
        'M540 262C524 226 520 176 548 156C572 140 600 152 604 180C610 214 622 236 624 258C600 274 560 276 540 262Z',
      ),
      8,
    ),
    sheet('#7f2d1a', strip('M546 268C570 278 600 276 622 264', 10), 3),
    sheet(palette.skin2, strip('M740 610C770 520 820 440 850 360', 74), 11),
    sheet(palette.cream, strip('M806 460C826 410 842 380 858 340', 80), 7, {
      marks: line('M756 440L870 480M776 396L890 436M790 356L900 390', 15, '#a33e26'),
    }),
    sheet(
      palette.skin2,
      path(
        'M826 330C836 290 846 262 860 240C880 216 920 200 944 214C962 226 950 250 930 262C908 278 900 300 898 340Z',
      ),
      8,
    ),
    sheet(
      palette.cream,
      path('M820 350C826 320 834 300 842 288C870 296 892 308 906 326C904 344 900 358 896 372Z'),
      5,
      { marks: line('M826 316L910 346', 14, '#a33e26') },
    ),
    sheet(palette.skin2, circle(944, 214, 17), 3),
    sheet(palette.brick, strip('M930 200C968 168 974 120 1010 110', 26), 8),
    sheet(palette.cream, strip('M934 196L958 170', 27, 'butt'), 3),
    // arms of the sofa
    sheet('#2c6152', path('M60 620Q60 560 130 560Q204 560 204 620V1040H60Z'), 14),
    sheet('#2c6152', path('M1360 620Q1360 560 1430 560Q1504 560 1504 620V1040H1360Z'), 14),
    // a cat looks on, from behind
    sheet('#3b3f4a', path('M250 470C220 380 250 300 300 290C352 300 386 380 372 470Z'), 11),
    sheet(
      '#3b3f4a',
      path(
        'M256 300C244 250 262 220 268 190L296 226H326L352 192C362 222 376 260 362 300C340 330 280 330 256 300Z',
      ),
      8,
    ),
    sheet('#3b3f4a', strip('M356 460C410 470 424 520 400 580C390 610 410 640 436 636', 26), 9),
    sheet('#59606e', strip('M300 330V430', 8), 0, { flat: true }),
    sheet('#59606e', strip('M322 326V430', 8), 0, { flat: true }),
    // the book
    sheet(palette.paper, path('M352 640L790 690L1228 640V1040H352Z'), 18, {
      marks: line('M352 652L790 702L1228 652', 3, '#1a243030'),
    }),
    sheet(palette.sand, path('M340 660L790 712L1240 660V676L790 730L340 676Z'), 3),
    sheet(palette.brick, path('M318 676L782 728V1040H318Z'), 13),
    sheet('#b5482d', path('M798 728L1262 676V1040H798Z'), 13),
    sheet('#7f2d1a', rect(772, 716, 36, 330), 5),
    sheet(palette.robin, rect(900, 790, 270, 300, 8, -3), 6),
    sheet(palette.yolk, circle(1040, 862, 54), 4),
    sheet(palette.paper, path('M940 960H1130L1090 1020H980Z'), 6),
    sheet(palette.cream, path('M1030 840V950H960Z'), 4),
    sheet(palette.coral, path('M1040 860V950H1100Z'), 4),
    sheet(palette.teal, path('M880 990Q950 960 1030 990T1190 985V1060H880Z'), 6),
    sheet(palette.yolk, star(540, 880, 74, 8), 7),
    sheet(palette.yolk, star(420, 800, 26, 20), 5),
    sheet(palette.yolk, star(664, 820, 30, -10), 5),
    grip('translate(300 800)', palette.skin3, 8),
    grip('translate(1280 800) scale(-1 1)', palette.skin3, 8),
  ],
};
